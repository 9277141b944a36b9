import type { I18n } from '@lingui/core'
import type { ComponentType, ReactNode } from 'react'
import { addWords } from '#i18n/load-i18n.ts'
import type { SiteFrame } from '#shell/site-frame.ts'
import type { PageContent, Work } from './page.ts'

/** What a page is told besides its content. */
export type PageProps = {
  readonly frame: SiteFrame
  /** ISO 8601 date with which review dates are compared. */
  readonly today: string
  /** In how many other languages the page exists. */
  readonly otherLanguages: number
}

type Kind = PageContent['kind']
type ContentOf<K extends Kind> = Extract<PageContent, { kind: K }>
type Show<K extends Kind> = (content: ContentOf<K>, props: PageProps) => ReactNode

/** The features whose words a kind of page shows. */
const features: Readonly<Record<Kind, string | undefined>> = {
  home: 'home',
  condition: 'conditions',
  situation: 'conditions',
  treatment: 'treatments',
  guideline: 'guidelines',
  'guideline-chapter': 'guidelines',
  'guideline-archive': 'guidelines',
  news: 'news',
  update: 'news',
  'press-release': 'news',
  undergraduate: 'undergraduates',
  subject: 'subjects',
  team: 'teams',
  story: 'stories',
  glossary: 'glossary',
  contact: 'contact',
  page: undefined,
}

/** How a kind is shown whose component takes the whole content. */
const shownBy =
  <K extends Kind>(
    importPage: () => Promise<ComponentType<{ content: ContentOf<K>; today: string; otherLanguages: number }>>,
  ) =>
  async (): Promise<Show<K>> => {
    const Page = await importPage()
    return (content, { today, otherLanguages }) => (
      <Page content={content} today={today} otherLanguages={otherLanguages} />
    )
  }

/** How each kind of page is shown. Only the code of the kind that is on the page is loaded. */
const loaders: { readonly [K in Kind]: () => Promise<Show<K>> } = {
  home: async () => {
    const { HomePage } = await import('#features/home/HomePage.tsx')
    return (home, { frame }) => <HomePage home={home} frame={frame} />
  },
  condition: async () => {
    const { ConditionPage } = await import('#features/conditions/ConditionPage.tsx')
    return (condition, { today, otherLanguages }) => (
      <ConditionPage condition={condition} today={today} otherLanguages={otherLanguages} />
    )
  },
  situation: async () => {
    const { SituationPage } = await import('#features/conditions/SituationPage.tsx')
    return (situation, { today, otherLanguages }) => (
      <SituationPage situation={situation} today={today} otherLanguages={otherLanguages} />
    )
  },
  treatment: async () => {
    const { TreatmentPage } = await import('#features/treatments/TreatmentPage.tsx')
    return (treatment, { today, otherLanguages }) => (
      <TreatmentPage treatment={treatment} today={today} otherLanguages={otherLanguages} />
    )
  },
  guideline: async () => {
    const { GuidelinePartPage } = await import('#features/guidelines/GuidelinePartPage.tsx')
    return ({ part }, { today }) => <GuidelinePartPage part={part} today={today} />
  },
  'guideline-chapter': async () => {
    const { GuidelineChapterPage } = await import('#features/guidelines/GuidelineChapterPage.tsx')
    return (chapter, { today }) => <GuidelineChapterPage chapter={chapter} today={today} />
  },
  'guideline-archive': async () => {
    const { GuidelineArchivePage } = await import('#features/guidelines/GuidelineArchivePage.tsx')
    return (edition, { today, otherLanguages }) => (
      <GuidelineArchivePage edition={edition} today={today} otherLanguages={otherLanguages} />
    )
  },
  news: shownBy(async () => (await import('#features/news/NewsPage.tsx')).NewsPage),
  update: shownBy(async () => (await import('#features/news/UpdatePage.tsx')).UpdatePage),
  'press-release': shownBy(async () => (await import('#features/news/PressReleasePage.tsx')).PressReleasePage),
  undergraduate: shownBy(
    async () => (await import('#features/undergraduates/UndergraduatePage.tsx')).UndergraduatePage,
  ),
  subject: shownBy(async () => (await import('#features/subjects/SubjectPage.tsx')).SubjectPage),
  team: shownBy(async () => (await import('#features/teams/TeamPage.tsx')).TeamPage),
  story: shownBy(async () => (await import('#features/stories/StoryPage.tsx')).StoryPage),
  glossary: shownBy(async () => (await import('#features/glossary/GlossaryPage.tsx')).GlossaryPage),
  contact: async () => {
    const { ContactPage } = await import('#features/contact/ContactPage.tsx')
    return ({ article, subjects }, { today, otherLanguages }) => (
      <ContactPage article={article} subjects={subjects} today={today} otherLanguages={otherLanguages} />
    )
  },
  page: async () => {
    const { PlainPage } = await import('#features/pages/PlainPage.tsx')
    return ({ article }, { today, otherLanguages }) => (
      <PlainPage article={article} today={today} otherLanguages={otherLanguages} />
    )
  },
}

type WorkKind = Work['kind']
type ShowWork<K extends WorkKind> = (
  work: Extract<Work, { kind: K }>,
  page: PageContent,
  children: ReactNode,
) => ReactNode

/** What stands around the pages of each kind of work. It comes together with the pages: their words are the same. */
const workLoaders: { readonly [K in WorkKind]: () => Promise<ShowWork<K>> } = {
  guideline: async () => {
    const { GuidelineFrame } = await import('#features/guidelines/GuidelineFrame.tsx')
    return (guideline, page, children) => (
      <GuidelineFrame guideline={guideline} page={page}>
        {children}
      </GuidelineFrame>
    )
  },
}

const loaded: { [K in Kind]?: Show<K> } = {}
const loadedWorks: { [K in WorkKind]?: ShowWork<K> } = {}

async function load<K extends Kind>(kind: K): Promise<void> {
  loaded[kind] ??= (await loaders[kind]()) as (typeof loaded)[K]
}

/** The same for what stands around the pages of a kind of work. */
export async function loadWorkComponent<K extends WorkKind>(kind: K): Promise<void> {
  loadedWorks[kind] ??= (await workLoaders[kind]()) as (typeof loadedWorks)[K]
}

/** A page of a work, with what all its pages show around them. Throws when `loadWorkComponent` has not been awaited. */
export function showWork<K extends WorkKind>(
  work: Extract<Work, { kind: K }> & { kind: K },
  page: PageContent,
  children: ReactNode,
): ReactNode {
  const show = loadedWorks[work.kind] as ShowWork<K> | undefined
  if (!show) throw new Error(`The component of "${work.kind}" works is not loaded.`)
  return show(work, page, children)
}

/** Loads what shows a kind of page, so that it can be rendered without waiting, and without a script to put it in place. */
export async function loadPageComponent(kind: Kind, i18n: I18n): Promise<void> {
  const feature = features[kind]
  await Promise.all([load(kind), feature !== undefined && addWords(i18n, feature)])
}

/** The page of a piece of content. Throws when `loadPageComponent` has not been awaited for its kind. */
export function showPage<K extends Kind>(content: ContentOf<K> & { kind: K }, props: PageProps): ReactNode {
  const show = loaded[content.kind] as Show<K> | undefined
  if (!show) throw new Error(`The component of "${content.kind}" pages is not loaded.`)
  return show(content, props)
}
