import type { ReactNode } from 'react'
import { Plural, Trans } from '@lingui/react/macro'
import type { Article } from '#blocks/article.ts'
import { Blocks } from '#blocks/Blocks.tsx'
import { PageWords } from '#blocks/PageWords.tsx'
import { PictureView } from '#blocks/PictureView.tsx'
import { ReviewFacts } from '#blocks/ReviewFacts.tsx'
import { SourceList } from '#blocks/SourceList.tsx'
import { CareTranslationNotice, TranslationNotice } from '#blocks/TranslationNotice.tsx'
import { formatNumber } from '#i18n/formatting.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Icon } from '#ui/Icon.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import { RuledList } from '#ui/RuledList.tsx'
import { useCurrentModule } from './current-module.ts'
import { stepsBefore, type Answer, type LearningModule, type ModulePage, type ModuleStep } from './module.ts'
import styles from './ModulePageView.module.css'

/** A page of a learning module: its start, a chapter, a step or its end. */
export function ModulePageView({ page, today }: { page: ModulePage; today: string }) {
  const { article, part } = page
  switch (part.name) {
    case 'start':
      return <StartPage article={article} today={today} />
    case 'end':
      return <EndPage article={article} />
    case 'chapter':
      return <ChapterPage article={article} chapter={part.chapter} />
    case 'text':
    case 'video':
      return <StepPage article={article} chapter={part.chapter} />
    case 'question':
      return <QuestionPage article={article} chapter={part.chapter} answers={part.answers} />
  }
}

/** The page's own words inside its text, whatever the language of that. */
function useWords(article: Article) {
  const { locale } = useCurrentSite().site
  const pageLanguage = languageAttributes(locale, article.language)
  return {
    pageLanguage,
    words: (children: ReactNode) => <PageWords language={pageLanguage}>{children}</PageWords>,
  }
}

/** What all pages of a module have: one column of text, in its own language, and perhaps a picture beside it. */
function Reading({ article, above, children }: { article: Article; above?: ReactNode; children: ReactNode }) {
  const { locale } = useCurrentSite().site
  const { pageLanguage } = useWords(article)
  return (
    <article
      className={`wrap ${styles.page}`}
      aria-labelledby="page-title"
      {...languageAttributes(article.language, locale)}
    >
      <div className={styles.text}>
        <TranslationNotice translation={article.translation} pageLanguage={pageLanguage} />
        {above !== undefined && <p className={styles.above}>{above}</p>}
        <h1 id="page-title" tabIndex={-1}>
          {article.title}
        </h1>
        {children}
      </div>
      {article.illustration && (
        <div className={styles.picture}>
          <PictureView picture={article.illustration} lazy={false} />
        </div>
      )}
    </article>
  )
}

/** What is written, with the warning that belongs to a translation which is behind. */
function Written({ article }: { article: Article }) {
  const { pageLanguage } = useWords(article)
  return (
    <Blocks
      blocks={article.blocks}
      sources={article.sources}
      pageLanguage={pageLanguage}
      careNotice={<CareTranslationNotice translation={article.translation} pageLanguage={pageLanguage} />}
    />
  )
}

/** `Chapter 2: Eating and drinking`. */
function ChapterName({ article, chapter, isLink }: { article: Article; chapter: number; isLink: boolean }) {
  const { locale } = useCurrentSite().site
  const { words } = useWords(article)
  const { chapters } = useCurrentModule()
  const current = chapters[chapter]
  const number = formatNumber(locale, chapter + 1)
  return (
    <>
      {words(
        <Trans comment="Before the name of a chapter of a learning module; the placeholder is a number">
          Chapter {number}
        </Trans>,
      )}
      {isLink && current && (
        <>
          {': '}
          <SiteLink path={current.path}>{current.title}</SiteLink>
        </>
      )}
    </>
  )
}

function StartPage({ article, today }: { article: Article; today: string }) {
  const { words, pageLanguage } = useWords(article)
  const module = useCurrentModule()
  const steps = module.chapters.flatMap((chapter) => chapter.steps)
  const first = module.chapters[0]?.path
  return (
    <Reading
      article={article}
      above={words(<Trans comment="Above the name of a learning module">Learning module</Trans>)}
    >
      {article.intro !== undefined && <p className={styles.intro}>{article.intro}</p>}
      <p className={styles.facts}>
        {words(
          <>
            {module.minutes !== undefined && (
              <Plural
                comment="How long a learning module takes"
                value={module.minutes}
                one="About # minute."
                other="About # minutes."
              />
            )}{' '}
            <Plural
              comment="How many steps a learning module has"
              value={steps.length}
              one="# step."
              other="# steps."
            />{' '}
            <Questions count={steps.filter(({ kind }) => kind === 'question').length} />
          </>,
        )}
      </p>
      {first !== undefined && (
        <p className={styles.start}>
          <ButtonLink path={first}>
            {words(<Trans comment="Link to the first step of a learning module">Start</Trans>)}
            <Icon name="arrow-right" />
          </ButtonLink>
        </p>
      )}
      {article.keyPoints.length > 0 && (
        <ul className={styles.points}>
          {article.keyPoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {module.chapters.length > 0 && (
        <section className={styles.part} aria-labelledby="chapters">
          <h2 id="chapters">
            {words(<Trans comment="Heading above the chapters of a learning module">What you will learn</Trans>)}
          </h2>
          <Chapters module={module} />
        </section>
      )}
      <Written article={article} />
      {article.sources.length > 0 && (
        <section className={styles.part} aria-labelledby="sources">
          <h2 id="sources">
            {words(<Trans comment="Heading of the list of sources of a page">Where this comes from</Trans>)}
          </h2>
          <SourceList sources={article.sources} />
        </section>
      )}
      <ReviewFacts article={article} today={today} pageLanguage={pageLanguage} />
      <ReadNext article={article} />
    </Reading>
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

function Chapters({ module }: { module: LearningModule }) {
  return (
    <ol className={styles.chapters}>
      {module.chapters.map((chapter, place) => (
        <li key={chapter.path}>
          <h3>
            <SiteLink path={chapter.path}>{chapter.title}</SiteLink>
          </h3>
          <StepList steps={chapter.steps} before={stepsBefore(module, { name: 'chapter', chapter: place })} />
        </li>
      ))}
    </ol>
  )
}

/** Steps under their numbers in the whole module. */
function StepList({ steps, before }: { steps: readonly ModuleStep[]; before: number }) {
  return (
    <ol className={styles.steps} start={before + 1}>
      {steps.map(({ path, title }) => (
        <li key={path}>
          <SiteLink path={path}>{title}</SiteLink>
        </li>
      ))}
    </ol>
  )
}

function ChapterPage({ article, chapter }: { article: Article; chapter: number }) {
  const { words } = useWords(article)
  const module = useCurrentModule()
  const steps = module.chapters[chapter]?.steps ?? []
  return (
    <Reading article={article} above={<ChapterName article={article} chapter={chapter} isLink={false} />}>
      <div className={styles.step}>
        <Written article={article} />
      </div>
      {steps.length > 0 && (
        <section className={styles.part} aria-labelledby="steps">
          <h2 id="steps">
            {words(<Trans comment="Heading above the steps of a chapter of a learning module">In this chapter</Trans>)}
          </h2>
          <StepList steps={steps} before={stepsBefore(module, { name: 'chapter', chapter })} />
        </section>
      )}
    </Reading>
  )
}

function StepPage({ article, chapter }: { article: Article; chapter: number }) {
  return (
    <Reading article={article} above={<ChapterName article={article} chapter={chapter} isLink />}>
      <div className={styles.step}>
        <Written article={article} />
      </div>
    </Reading>
  )
}

function QuestionPage({
  article,
  chapter,
  answers,
}: {
  article: Article
  chapter: number
  answers: readonly Answer[]
}) {
  const { words } = useWords(article)
  const right = answers.filter(({ correct }) => correct)
  return (
    <Reading article={article} above={<ChapterName article={article} chapter={chapter} isLink />}>
      <p className={styles.hint}>
        {words(
          <Trans comment="Above the answers to a question of a learning module">
            What do you think? Choose for yourself, and then look.
          </Trans>,
        )}
      </p>
      <ol className={styles.answers}>
        {answers.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <details className={styles.explanation}>
        <summary>
          {words(
            <Trans comment="Opens the answer to a question of a learning module and its explanation">
              Show the answer and why
            </Trans>,
          )}
          <Icon name="chevron-down" />
        </summary>
        {right.length > 0 && (
          <div className={styles.right}>
            <p>
              {words(
                <Plural
                  comment="Before the right answers to a question"
                  value={right.length}
                  one="This answer is right:"
                  other="These answers are right:"
                />,
              )}
            </p>
            <ul>
              {right.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        )}
        <Written article={article} />
      </details>
    </Reading>
  )
}

function EndPage({ article }: { article: Article }) {
  const { words } = useWords(article)
  const module = useCurrentModule()
  return (
    <Reading
      article={article}
      above={words(<Trans comment="Above the title of the last page of a learning module">The end</Trans>)}
    >
      <div className={styles.step}>
        <Written article={article} />
      </div>
      <ReadNext article={article} />
      <p className={styles.start}>
        <ButtonLink path={module.path} quiet>
          {words(
            <Trans comment="Link from the last page of a learning module to its first">Go through it again</Trans>,
          )}
        </ButtonLink>
      </p>
    </Reading>
  )
}

function ReadNext({ article }: { article: Article }) {
  const { pageLanguage, words } = useWords(article)
  if (article.related.length === 0) return null
  return (
    <nav className={styles.part} aria-labelledby="related" lang={pageLanguage.lang}>
      <h2 id="related">
        {words(<Trans comment="Heading of links to related pages at the end of a page">Read next</Trans>)}
      </h2>
      <RuledList links={article.related} />
    </nav>
  )
}
