import type { ReactNode } from 'react'
import type { BlockContext } from './block-context.ts'

/**
 * Renders text in the page's language within an article in another one. Only this text gets the direction of the page's
 * language; the line around it keeps the article's.
 */
export function LanguageSpan({ language, children }: { language: BlockContext['pageLanguage']; children: ReactNode }) {
  return language.lang === undefined ? children : <span {...language}>{children}</span>
}
