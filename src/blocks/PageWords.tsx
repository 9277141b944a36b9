import type { ReactNode } from 'react'
import type { BlockContext } from './block-context.ts'

/**
 * Words of the page's own inside a text that may be in another language. They keep their language and their direction;
 * the layout stays that of the text.
 */
export function PageWords({ language, children }: { language: BlockContext['pageLanguage']; children: ReactNode }) {
  return language.lang === undefined ? children : <span {...language}>{children}</span>
}
