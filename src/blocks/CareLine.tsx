import type { RichText } from '#lib/rich-text.ts'
import { RichTextView } from './RichTextView.tsx'
import styles from './CareLine.module.css'

/** Renders the line under the title of a long page that leads to its card of what cannot wait; nothing for other pages. */
export const CareLine = ({ line }: { line: RichText | undefined }) =>
  line && (
    <div data-actions="" className={styles.careLine}>
      <RichTextView richText={line} />
    </div>
  )
