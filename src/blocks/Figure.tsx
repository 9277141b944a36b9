import type { BlockProps } from './block-context.ts'
import { PictureView } from './PictureView.tsx'
import { RichTextView } from './RichTextView.tsx'
import styles from './Figure.module.css'

/** A drawing or a picture, with the same facts in words beside it. */
export function Figure({ block }: BlockProps<'figure'>) {
  return (
    <figure className={styles.figure}>
      <PictureView picture={block.picture} />
      {block.caption && (
        <figcaption>
          <RichTextView richText={block.caption} />
        </figcaption>
      )}
    </figure>
  )
}
