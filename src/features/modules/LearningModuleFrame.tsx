import { useState } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { PublicationFrameProps } from '#blocks/page-kind.ts'
import { formatNumber, sentenceSpace } from '#i18n/formatting.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import buttonStyles from '#ui/ButtonLink.module.css'
import { Icon } from '#ui/Icon.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import { CurrentModuleProvider } from './current-module.ts'
import { pathsOf, stepsBefore, type LearningModule, type ModulePage } from './module.ts'
import { isDone } from './module-progress.ts'
import styles from './LearningModuleFrame.module.css'
import { useAccount, useProgressLocation, useProgress, useVisit } from './use-progress.ts'

type Props = { module: LearningModule; page: ModulePage }

/**
 * Renders the frame of a module's pages: the module's name, the progress, and links to the previous and the next page. The
 * first page has none of these.
 */
export function LearningModuleFrame({
  publication: module,
  content: page,
  children,
}: PublicationFrameProps<LearningModule, ModulePage>) {
  const { locale } = useCurrentSite().site
  const textLanguage = languageAttributes(module.language, locale)
  const isStart = page.part.name === 'start'
  useVisit(module, page)
  useAccount(module)
  return (
    <>
      {!isStart && (
        <div className={`on-deep ${styles.band}`}>
          <div className="wrap">
            <p className={styles.name} {...textLanguage}>
              <SiteLink path={module.path}>{module.title}</SiteLink>
            </p>
            <Progress module={module} page={page} />
            <NotSavedNotice module={module} page={page} />
          </div>
        </div>
      )}
      {/*
       * `data-starts-client` makes the client start at once instead of on interaction, because only the client can record
       * and show progress.
       */}
      <div className={styles.page} data-starts-client="">
        <CurrentModuleProvider value={module}>{children}</CurrentModuleProvider>
      </div>
      {!isStart && <Steps module={module} page={page} />}
    </>
  )
}

/** Renders the reader's position in the module, as a bar and in words. */
function Progress({ module, page: { part } }: Props) {
  const { t } = useLingui()
  const { locale } = useCurrentSite().site
  const { chapters, minutes } = module
  const total = chapters.reduce((sum, { steps }) => sum + steps.length, 0)
  const before = stepsBefore(module, part)
  const progress = useProgress(module)
  const isStep = part.name === 'text' || part.name === 'video' || part.name === 'question'
  const chapter = 'chapter' in part ? part.chapter : undefined
  const space = sentenceSpace(locale)
  const write = (value: number) => formatNumber(locale, value)
  const [ofChapters, ofSteps] = [write(chapters.length), write(total)]
  const current = write(before + 1)
  const number = write((chapter ?? 0) + 1)
  const left = minutes === undefined || total === 0 ? 0 : Math.ceil((minutes * (total - before)) / total)
  const words = isStep
    ? t({ message: `Step ${current} of ${ofSteps}.`, comment: 'Where a reader is in a learning module; numbers' })
    : chapter === undefined
      ? t({ message: 'You are at the end.', comment: 'Where a reader is in a learning module' })
      : t({
          message: `Chapter ${number} of ${ofChapters}.`,
          comment: 'Where a reader is in a learning module; numbers',
        })
  return (
    <>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={t({
          message: 'Progress',
          comment: 'Name of a bar that shows how much of a learning module is done',
        })}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={isStep ? before + 1 : before}
        aria-valuetext={words}
      >
        {chapters.map(({ path, steps }, chapterIndex) =>
          steps.map((step, stepIndex) => {
            const place = stepsBefore(module, { name: 'text', chapter: chapterIndex, step: stepIndex })
            const done = progress ? isDone(module, step, progress) : place < before
            const state = isStep && place === before ? styles.now : done ? styles.done : undefined
            return <i key={step.path} className={state} data-begins={stepIndex === 0 ? path : undefined} />
          }),
        )}
      </div>
      <p className={styles.words}>
        {isStep && chapter !== undefined && chapters.length > 1 && (
          <>
            <Trans comment="Where a reader is in a learning module; both placeholders are numbers. A step of all steps follows">
              Chapter {number} of {ofChapters}.
            </Trans>
            {space}
          </>
        )}
        {words}
        {space}
        {left > 0 && (
          <Plural
            comment="How long the rest of a learning module takes"
            value={left}
            one="About # minute left."
            other="About # minutes left."
          />
        )}
      </p>
    </>
  )
}

/**
 * Renders a notice that the browser cannot save progress. It is shown on the page on which a write first fails, and not on
 * later ones. On the first page of the module, which lacks this component, the state is lost, so the next page shows
 * the notice again.
 */
function NotSavedNotice({ module, page: { path } }: Props) {
  const isSaved = useProgressLocation(module) !== 'page'
  const [where, setWhere] = useState<string>()
  if (!isSaved && where === undefined) setWhere(path)
  return (
    <p role="status" className={styles.words}>
      {!isSaved && where === path && (
        <Trans comment="Where the storage of a browser is full or forbidden. Progress: which steps are done">
          Your browser cannot keep your progress. It is lost when you close this page.
        </Trans>
      )}
    </p>
  )
}

/** Renders links to the previous and the next page. */
function Steps({ module, page }: Props) {
  const { t } = useLingui()
  const paths = pathsOf(module)
  const here = paths.indexOf(page.path)
  const previous = paths[here - 1]
  const next = here < 0 ? undefined : paths[here + 1]
  return (
    <nav
      className={next === undefined ? styles.steps : `${styles.steps} ${styles.atHand}`}
      aria-label={t({ message: 'Steps', comment: 'Name of the links back and on in a learning module' })}
    >
      <div className="wrap">
        {previous !== undefined && (
          <SiteLink
            path={previous}
            rel="prev"
            className={`${buttonStyles.button} ${buttonStyles.quiet} ${styles.back}`}
            data-button=""
          >
            <Icon name="arrow-right" />
            <Trans comment="Link to the page before this one in a learning module">Back</Trans>
          </SiteLink>
        )}
        {next !== undefined && (
          <SiteLink path={next} rel="next" className={`${buttonStyles.button} ${styles.next}`} data-button="">
            {next === paths.at(-1) ? (
              <Trans comment="Link to the last page of a learning module">Finish</Trans>
            ) : (
              <Trans comment="Link to the page after this one in a learning module">Next step</Trans>
            )}
            <Icon name="arrow-right" />
          </SiteLink>
        )}
      </div>
    </nav>
  )
}
