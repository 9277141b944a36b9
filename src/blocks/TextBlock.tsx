import { Trans } from '@lingui/react/macro'
import type { BlockProps } from './block-definition.ts'
import { LanguageSpan } from './LanguageSpan.tsx'
import { RichTextView } from './RichTextView.tsx'
import { SourceReference } from './SourceReference.tsx'
import type { TextBlock as Text } from './text.block.ts'
import styles from './TextBlock.module.css'

/** Renders a part of the text under its heading, with the sources that support it. */
export function TextBlock({ block, context }: BlockProps<Text>) {
  const number = context.sectionNumbers?.get(block.id)
  return (
    <>
      {block.heading && (
        <h2 id={block.anchor} className={styles.heading}>
          {number !== undefined && (
            <>
              <span className={styles.number}>{number}</span>{' '}
            </>
          )}
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
              <SourceReference key={source.id} source={source} number={number} pageLanguage={context.pageLanguage} />
            )
          })}
        </p>
      )}
    </>
  )
}
