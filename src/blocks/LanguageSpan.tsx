import type { ReactNode } from 'react'
import type { BlockContext } from './block-context.ts'

/** Renders text in the page's language within an article in another one. The text direction stays that of the article. */
export function LanguageSpan({ language, children }: { language: BlockContext['pageLanguage']; children: ReactNode }) {
  return language.lang === undefined ? children : <span {...language}>{children}</span>
}
