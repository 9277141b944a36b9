import type { BlockProps } from './block-definition.ts'
import type { FigureBlock } from './figure.block.ts'
import { PictureView } from './PictureView.tsx'
import { RichTextView } from './RichTextView.tsx'
import styles from './Figure.module.css'

/** Renders a drawing or a picture with its caption, if it has one. */
export function Figure({ block }: BlockProps<FigureBlock>) {
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
