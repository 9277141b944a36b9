import { Trans } from '@lingui/react/macro'
import type { Article } from '#blocks/article.ts'
import { SiteLink } from '#ui/SiteLink.tsx'
import { useCurrentModule } from './current-module.ts'
import { stepsOf, type ModuleStep } from './module.ts'
import { isDone, shouldRepeat } from './module-progress.ts'
import styles from './ModulePageView.module.css'
import { useLanguageSpan } from './use-language-span.tsx'
import { useProgress } from './use-progress.ts'
import { VerdictMark } from './VerdictMark.tsx'

type Props = { article: Article; steps: readonly ModuleStep[] }

/** Renders steps with the reader's progress. Steps are numbered through the whole module, so a list need not begin at 1. */
export function StepList({ article, steps }: Props) {
  const module = useCurrentModule()
  const all = stepsOf(module)
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step.path} value={all.indexOf(step) + 1}>
          <SiteLink path={step.path}>{step.title}</SiteLink> <StepState article={article} step={step} />
        </li>
      ))}
    </ol>
  )
}

function StepState({ article, step }: { article: Article; step: ModuleStep }) {
  const { inPageLanguage } = useLanguageSpan(article)
  const module = useCurrentModule()
  const progress = useProgress(module)
  if (!progress || !isDone(module, step, progress)) return null
  const isWrong = shouldRepeat(module, step, progress)
  return (
    <span className={isWrong ? `${styles.state} ${styles.repeat}` : styles.state}>
      <VerdictMark name={isWrong ? 'repeat' : 'right'} />
      {inPageLanguage(
        isWrong ? (
          <Trans comment="Beside a question of a learning module whose last answer was not right">To repeat</Trans>
        ) : (
          <Trans comment="Beside a step of a learning module that the reader has done">Done</Trans>
        ),
      )}
    </span>
  )
}
