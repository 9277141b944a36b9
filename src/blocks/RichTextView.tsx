import type { RichText } from '#lib/rich-text.ts'
import { useRichHtml } from './use-rich-html.ts'
import styles from './RichTextView.module.css'

/** Renders sanitized HTML of the content. The dehydrated data omits it, because hydration reads it from this element. */
export function RichTextView({ richText }: { richText: RichText }) {
  const html = useRichHtml(richText)
  return <div className={styles.text} data-rich-text={richText.id} dangerouslySetInnerHTML={{ __html: html }} />
}
