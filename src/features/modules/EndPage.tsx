import { Trans } from '@lingui/react/macro'
import type { Article } from '#blocks/article.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Certificate } from './Certificate.tsx'
import { useCurrentModule } from './current-module.ts'
import { isDone, shouldRepeat } from './module-progress.ts'
import { stepsOf } from './module.ts'
import { ModuleReading } from './ModuleReading.tsx'
import { ModuleText } from './ModuleText.tsx'
import styles from './ModulePageView.module.css'
import { hasStarted } from './progress.ts'
import { ReadNext } from './ReadNext.tsx'
import { StepCount } from './StepCount.tsx'
import { StepList } from './StepList.tsx'
import { useLanguageSpan } from './use-language-span.tsx'
import { useProgress } from './use-progress.ts'

/** Renders the last page of a module: its text, the steps that are left or should be repeated, and the certificate. */
export function EndPage({ article, publisher }: { article: Article; publisher: string }) {
  const { inPageLanguage } = useLanguageSpan(article)
  const module = useCurrentModule()
  const completed = useProgress(module)?.completed
  return (
    <ModuleReading
      article={article}
      above={inPageLanguage(<Trans comment="Above the title of the last page of a learning module">The end</Trans>)}
    >
      <div className={styles.step}>
        <ModuleText article={article} />
      </div>
      {stepsOf(module).length > 0 && <OwnResult article={article} />}
      {completed && <Certificate article={article} publisher={publisher} day={completed.day} />}
      <ReadNext article={article} />
      <p className={styles.ways}>
        <ButtonLink path={module.path} quiet>
          {inPageLanguage(
            <Trans comment="Link from the last page of a learning module to its first">Go through it again</Trans>,
          )}
        </ButtonLink>
      </p>
    </ModuleReading>
  )
}

function OwnResult({ article }: { article: Article }) {
  const { inPageLanguage } = useLanguageSpan(article)
  const module = useCurrentModule()
  const progress = useProgress(module)
  const startedProgress = progress && hasStarted(progress) ? progress : undefined
  const steps = stepsOf(module)
  const remainingSteps = startedProgress ? steps.filter((step) => !isDone(module, step, startedProgress)) : []
  const stepsToRepeat = startedProgress ? steps.filter((step) => shouldRepeat(module, step, startedProgress)) : []
  const isAllRight =
    startedProgress !== undefined &&
    remainingSteps.length === 0 &&
    stepsToRepeat.length === 0 &&
    steps.some(({ kind }) => kind === 'question')
  return (
    <section className={styles.part} aria-labelledby="own-progress" data-needs-script="">
      <h2 id="own-progress">
        {inPageLanguage(<Trans comment="Heading on the last page of a learning module">Your progress</Trans>)}
      </h2>
      <StepCount article={article} steps={steps} />
      {isAllRight && (
        <p>
          {inPageLanguage(
            <Trans comment="On the last page of a learning module">
              Your last answer to every question was right.
            </Trans>,
          )}
        </p>
      )}
      {stepsToRepeat.length > 0 && (
        <>
          <h3>
            {inPageLanguage(
              <Trans comment="Heading above questions of a learning module that were not answered rightly">
                What to repeat
              </Trans>,
            )}
          </h3>
          <p>
            {inPageLanguage(
              <Trans comment="Above links to one or more questions of a learning module">
                Your last answer here was not right. Take another look.
              </Trans>,
            )}
          </p>
          <StepList article={article} steps={stepsToRepeat} />
        </>
      )}
      {remainingSteps.length > 0 && (
        <>
          <h3>
            {inPageLanguage(
              <Trans comment="Heading above steps of a learning module that are not done">What is still to do</Trans>,
            )}
          </h3>
          <StepList article={article} steps={remainingSteps} />
        </>
      )}
      {!progress?.completed && (
        <p>
          {inPageLanguage(
            <Trans comment="On the last page of a learning module">
              When all steps are done, you can print a certificate here.
            </Trans>,
          )}
        </p>
      )}
    </section>
  )
}
