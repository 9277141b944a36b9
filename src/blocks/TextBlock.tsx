import { Trans, useLingui } from '@lingui/react/macro'
import type { BlockProps } from './block-definition.ts'
import { LanguageSpan } from './LanguageSpan.tsx'
import { RichTextView } from './RichTextView.tsx'
import type { TextBlock as Text } from './text.block.ts'
import styles from './TextBlock.module.css'

/** A part of the text under its heading, and the sources it rests on. */
export function TextBlock({ block, context }: BlockProps<Text>) {
  const { t } = useLingui()
  return (
    <>
      {block.heading && (
        <h2 id={block.anchor} className={styles.heading}>
          {block.heading}
        </h2>
      )}
      {block.body && <RichTextView richText={block.body} />}
      {block.evidence && (
        <p className={`note ${styles.evidence}`}>
          <LanguageSpan language={context.pageLanguage}>
            <Trans comment="Before the numbers of the sources on which a part of the text rests">Based on source</Trans>
          </LanguageSpan>
          {block.evidence.map((source) => {
            const number = context.sourceNumbers.get(source.id)
            return number === undefined ? (
              <bdi key={source.id} lang={source.language}>
                {source.citation}
              </bdi>
            ) : (
              <a
                key={source.id}
                href={`#source-${source.id}`}
                aria-label={t({
                  message: `Source ${number}: ${source.citation}`,
                  comment: 'Name of a link to a source in the list at the end of the page',
                })}
              >
                {number}
              </a>
            )
          })}
        </p>
      )}
    </>
  )
}
