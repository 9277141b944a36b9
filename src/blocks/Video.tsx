import { Trans } from '@lingui/react/macro'
import { SiteLink } from '#ui/SiteLink.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { BlockProps } from './block-definition.ts'
import { LanguageSpan } from './LanguageSpan.tsx'
import { PictureView } from './PictureView.tsx'
import { RichTextView } from './RichTextView.tsx'
import type { VideoBlock } from './video.block.ts'
import styles from './Video.module.css'

/**
 * Renders a link to a video with its still, its caption and its transcript. The video is not embedded, so that nothing of it
 * is loaded before readers follow the link.
 */
export function Video({ block, context }: BlockProps<VideoBlock>) {
  return (
    <figure className={styles.video}>
      <SiteLink href={block.url} className={styles.watch} data-button="">
        {block.still && <PictureView picture={block.still} decorative />}
        <span className={styles.label}>
          <Icon name="play" />
          <LanguageSpan language={context.pageLanguage}>
            <Trans comment="Link to a video on another website">Watch the video</Trans>
          </LanguageSpan>
        </span>
      </SiteLink>
      {block.caption && (
        <figcaption className="note">
          <RichTextView richText={block.caption} />
        </figcaption>
      )}
      {block.transcript && (
        <details>
          <summary>
            <LanguageSpan language={context.pageLanguage}>
              <Trans comment="Opens the words of a video">What is said in the video</Trans>
            </LanguageSpan>
            <Icon name="chevron-down" />
          </summary>
          <RichTextView richText={block.transcript} />
        </details>
      )}
    </figure>
  )
}
