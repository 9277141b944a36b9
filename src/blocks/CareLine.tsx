import type { RichText } from '#lib/rich-text.ts'
import { RichTextView } from './RichTextView.tsx'
import styles from './CareLine.module.css'

/** Renders the link under the title of a page to its emergency or urgent card. Renders nothing without a `line`. */
export const CareLine = ({ line }: { line: RichText | undefined }) =>
  line && (
    <div data-actions="" className={styles.careLine}>
      <RichTextView richText={line} />
    </div>
  )
