import type { RichText } from '#lib/rich-text.ts'
import { RichTextView } from './RichTextView.tsx'
import styles from './CareLine.module.css'

/**
 * Renders the line under the title of a long page that links to its emergency or urgent card. Renders nothing on other
 * pages.
 */
export const CareLine = ({ line }: { line: RichText | undefined }) =>
  line && (
    <div data-actions="" className={styles.careLine}>
      <RichTextView richText={line} />
    </div>
  )
