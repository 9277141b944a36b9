import type { ReactNode } from 'react'
import type { BlockContext } from './block-context.ts'

/** Text in the page's language inside an article that may be in another one. The layout stays that of the article. */
export function LanguageSpan({ language, children }: { language: BlockContext['pageLanguage']; children: ReactNode }) {
  return language.lang === undefined ? children : <span {...language}>{children}</span>
}
