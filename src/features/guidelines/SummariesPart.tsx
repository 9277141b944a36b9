import { Trans } from '@lingui/react/macro'
import type { Article } from '#blocks/article.ts'
import type { BlockContext } from '#blocks/block-context.ts'
import { Blocks } from '#blocks/Blocks.tsx'
import { LanguageSpan } from '#blocks/LanguageSpan.tsx'
import { FileLink } from './FileLink.tsx'
import type { GuidelinePart } from './guideline.ts'
import styles from './GuidelineText.module.css'

type Props = {
  article: Article
  part: Extract<GuidelinePart, { name: 'summaries' }>
  pageLanguage: BlockContext['pageLanguage']
}

/** Renders the short versions of a guideline, with the files of those that have one. */
export function SummariesPart({ article, part: { files }, pageLanguage }: Props) {
  return article.blocks.map((block) => {
    const file = files[block.id]
    return (
      <section key={block.id} aria-labelledby={block.kind === 'text' ? block.anchor : undefined}>
        <Blocks blocks={[block]} pageLanguage={pageLanguage} />
        {file && (
          <p className={styles.file}>
            <LanguageSpan language={pageLanguage}>
              <FileLink file={file}>
                <Trans comment="Link to a summary of a guideline as a file">This summary as a file</Trans>
              </FileLink>
            </LanguageSpan>
          </p>
        )}
      </section>
    )
  })
}
