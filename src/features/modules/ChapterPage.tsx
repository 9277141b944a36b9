import { Trans } from '@lingui/react/macro'
import type { Article } from '#blocks/article.ts'
import { ChapterName } from './ChapterName.tsx'
import { useCurrentModule } from './current-module.ts'
import { ModuleReading } from './ModuleReading.tsx'
import { ModuleText } from './ModuleText.tsx'
import styles from './ModulePageView.module.css'
import { StepCount } from './StepCount.tsx'
import { StepList } from './StepList.tsx'
import { useLanguageSpan } from './use-language-span.tsx'

/** Renders the first page of a chapter, with its text and its steps. */
export function ChapterPage({ article, chapter }: { article: Article; chapter: number }) {
  const { inPageLanguage } = useLanguageSpan(article)
  const steps = useCurrentModule().chapters[chapter]?.steps ?? []
  return (
    <ModuleReading article={article} above={<ChapterName article={article} chapter={chapter} isLink={false} />}>
      <div className={styles.step}>
        <ModuleText article={article} />
      </div>
      {steps.length > 0 && (
        <section className={styles.part} aria-labelledby="steps">
          <h2 id="steps">
            {inPageLanguage(
              <Trans comment="Heading above the steps of a chapter of a learning module">In this chapter</Trans>,
            )}
          </h2>
          <StepCount article={article} steps={steps} />
          <StepList article={article} steps={steps} />
        </section>
      )}
    </ModuleReading>
  )
}
