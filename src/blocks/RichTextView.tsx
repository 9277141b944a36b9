import type { RichText } from '#lib/rich-text.ts'
import { useRichHtml } from './use-rich-html.ts'
import styles from './RichTextView.module.css'

/** Sanitised HTML of the content, as flowing text. After hydration the words are read back from this very element. */
export function RichTextView({ richText }: { richText: RichText }) {
  const html = useRichHtml(richText)
  return <div className={styles.text} data-rich-text={richText.id} dangerouslySetInnerHTML={{ __html: html }} />
}
