import { useState } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Article } from '#blocks/article.ts'
import { ReviewFacts } from '#blocks/ReviewFacts.tsx'
import { SourceList, SourcesHeading } from '#blocks/SourceList.tsx'
import { sentenceSpace } from '#i18n/formatting.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Icon } from '#ui/Icon.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { useCurrentModule } from './current-module.ts'
import { ModuleReading } from './ModuleReading.tsx'
import { ModuleText } from './ModuleText.tsx'
import { findResumeStep } from './module-progress.ts'
import { stepsOf } from './module.ts'
import styles from './ModulePageView.module.css'
import { hasStarted } from './progress.ts'
import { ReadNext } from './ReadNext.tsx'
import { StepCount } from './StepCount.tsx'
import { StepList } from './StepList.tsx'
import { useLanguageSpan } from './use-language-span.tsx'
import { useProgressLocation, useProgress, useRecorder } from './use-progress.ts'

/** Renders the first page of a module: its introduction, the reader's progress, and links to start or to continue. */
export function StartPage({ article, today }: { article: Article; today: string }) {
  const { inPageLanguage, pageLanguage } = useLanguageSpan(article)
  const module = useCurrentModule()
  const space = sentenceSpace(useCurrentSite().site.locale)
  const steps = stepsOf(module)
  const count = steps.length
  return (
    <ModuleReading
      article={article}
      above={inPageLanguage(<Trans comment="Above the name of a learning module">Learning module</Trans>)}
    >
      {article.intro !== undefined && <p className={styles.intro}>{article.intro}</p>}
      <p className={styles.facts}>
        {inPageLanguage(
          <>
            {module.minutes !== undefined && (
              <Plural
                comment="How long a learning module takes"
                value={module.minutes}
                one="About # minute."
                other="About # minutes."
              />
            )}
            {space}
            <Plural
              id="count-module-items"
              comment="How many steps a learning module has"
              value={count}
              one="# step."
              other="# steps."
            />
            {space}
            <Questions count={steps.filter(({ kind }) => kind === 'question').length} />
          </>,
        )}
      </p>
      <WayOn article={article} />
      {article.keyPoints.length > 0 && (
        <ul className={styles.points}>
          {article.keyPoints.map((point, index) => (
            <li key={index}>{point}</li>
          ))}
        </ul>
      )}
      {module.chapters.length > 0 && (
        <section className={styles.part} aria-labelledby="chapters">
          <h2 id="chapters">
            {inPageLanguage(
              <Trans comment="Heading above the chapters of a learning module">What you will learn</Trans>,
            )}
          </h2>
          <ol className={styles.chapters}>
            {module.chapters.map((chapter) => (
              <li key={chapter.path}>
                <h3>
                  <SiteLink path={chapter.path}>{chapter.title}</SiteLink>
                </h3>
                <StepCount article={article} steps={chapter.steps} />
                <StepList article={article} steps={chapter.steps} />
              </li>
            ))}
          </ol>
          <OwnProgress article={article} />
        </section>
      )}
      <ModuleText article={article} />
      {article.sources.length > 0 && (
        <section className={styles.part} aria-labelledby="sources">
          <h2 id="sources">{inPageLanguage(<SourcesHeading />)}</h2>
          <SourceList sources={article.sources} />
        </section>
      )}
      <ReviewFacts article={article} today={today} pageLanguage={pageLanguage} />
      <ReadNext article={article} />
    </ModuleReading>
  )
}

function Questions({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Plural
      comment="How many of the steps of a learning module are questions; follows '12 steps.'"
      value={count}
      one="# of them is a question."
      other="# of them are questions."
    />
  )
}

/** Renders links to start a module, to resume it where the reader has stopped or, when all steps are done, to its end. */
function WayOn({ article }: { article: Article }) {
  const { inPageLanguage } = useLanguageSpan(article)
  const module = useCurrentModule()
  const progress = useProgress(module)
  const first = module.chapters[0]?.path
  if (first === undefined) return null
  if (!progress || !hasStarted(progress))
    return (
      <p className={styles.ways}>
        <ButtonLink path={first}>
          {inPageLanguage(<Trans comment="Link to the first step of a learning module">Start the module</Trans>)}
          <Icon name="arrow-right" />
        </ButtonLink>
      </p>
    )
  const step = findResumeStep(module, progress)
  return (
    <>
      <div className={styles.ways}>
        <ButtonLink path={step?.path ?? `${module.path}/end`}>
          {inPageLanguage(
            step ? (
              <Trans comment="Link to the step of a learning module at which the reader has stopped">
                Go on where you stopped
              </Trans>
            ) : (
              <Trans comment="Link to the last page of a learning module, when all steps are done">Go to the end</Trans>
            ),
          )}
          <Icon name="arrow-right" />
        </ButtonLink>
        <ButtonLink path={first} quiet>
          {inPageLanguage(
            <Trans comment="Link to the first step of a learning module, for who has stopped at a later one">
              Start from the beginning
            </Trans>,
          )}
        </ButtonLink>
      </div>
      <StepCount article={article} steps={stepsOf(module)} />
    </>
  )
}

/** Renders a sentence about where the reader's progress is saved, with a button to delete it. */
function OwnProgress({ article }: { article: Article }) {
  const { t } = useLingui()
  const { inPageLanguage } = useLanguageSpan(article)
  const module = useCurrentModule()
  const progress = useProgress(module)
  const { deleteAll } = useRecorder(module)
  const progressLocation = useProgressLocation(module)
  const [isDeleted, setIsDeleted] = useState(false)
  const canDelete = progress !== undefined && hasStarted(progress)
  const question = t({
    message: 'Delete your progress in this module? You cannot get it back.',
    comment: 'Asked in a small window of the browser before the progress in a learning module is deleted',
  })
  return (
    <div className={styles.own} data-needs-script="">
      <p className="note">
        {inPageLanguage(
          progressLocation === 'account' ? (
            <Trans comment="On the first page of a learning module, for who is signed in. Progress: which steps are done">
              Your progress is kept in this browser and in your account.
            </Trans>
          ) : (
            <Trans comment="On the first page of a learning module. Progress: which steps are done">
              Your progress is kept in this browser only.
            </Trans>
          ),
        )}
      </p>
      {canDelete && (
        <button
          type="button"
          className={styles.plain}
          onClick={() => {
            if (!confirm(question)) return
            deleteAll()
            setIsDeleted(true)
            // The focus is moved, because the button that has it disappears.
            document.getElementById('page-title')?.focus()
          }}
        >
          {inPageLanguage(
            <Trans comment="Button that deletes what is kept of a reader's progress in a learning module">
              Delete my progress
            </Trans>,
          )}
        </button>
      )}
      <p role="status">
        {isDeleted &&
          !canDelete &&
          inPageLanguage(
            <Trans comment="Said when the progress in a learning module has been deleted">
              Your progress is deleted.
            </Trans>,
          )}
      </p>
    </div>
  )
}
