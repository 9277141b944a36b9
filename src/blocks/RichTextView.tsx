import type { RichText } from '#lib/rich-text.ts'
import { useRichHtml } from './use-rich-html.ts'
import styles from './RichTextView.module.css'

/**
 * Renders the HTML of a rich text: sanitized content, or markup that our own code has built from escaped texts. The
 * dehydrated data omits the HTML, because hydration reads it from this element.
 */
export function RichTextView({ richText }: { richText: RichText }) {
  const html = useRichHtml(richText)
  return <div className={styles.text} data-rich-text={richText.id} dangerouslySetInnerHTML={{ __html: html }} />
}
