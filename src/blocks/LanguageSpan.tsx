import type { ReactNode } from 'react'
import type { BlockContext } from './block-context.ts'

/**
 * Renders text in the page's language within an article in another one. Only the words get the direction of that language;
 * the line around them keeps the article's.
 */
export function LanguageSpan({ language, children }: { language: BlockContext['pageLanguage']; children: ReactNode }) {
  return language.lang === undefined ? children : <span {...language}>{children}</span>
}
