import type { I18n } from '@lingui/core'
import type { StaticDataRouteOption } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { addWords } from '#i18n/load-i18n.ts'
import { Frame } from '#shell/Frame.tsx'
import type { SiteFrame } from '#shell/site-frame.ts'
import type { PageContent, Work } from './page.ts'

/** What a page is told besides its content. */
export type PageProps = {
  readonly frame: SiteFrame
  /** ISO 8601 date with which review dates are compared. */
  readonly today: string
  /** In how many other languages the page exists. */
  readonly otherLanguages: number
  /** The page's path on the site. */
  readonly path: string
}

type Kind = PageContent['kind']
type ContentOf<K extends Kind> = Extract<PageContent, { kind: K }>
type WorkKind = Work['kind']
type WorkOf<K extends WorkKind> = Extract<Work, { kind: K }>

/** How kinds of pages are shown: what a module in `pages/views` exports as `pages`. */
export type ShowPages<K extends Kind> = {
  readonly [Each in K]: (content: ContentOf<Each>, props: PageProps) => ReactNode
}

/** How kinds of works are shown around their pages: what a module in `pages/views` exports as `works`. */
export type ShowWorks<K extends WorkKind> = {
  readonly [Each in K]: (work: WorkOf<Each>, page: PageContent, children: ReactNode) => ReactNode
}

/** The feature that shows each kind of page. Its code and its words come with the first page of it. */
const featureOf = {
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
  event: 'events',
  module: 'modules',
  chatbot: 'chat',
  contact: 'contact',
  page: 'pages',
} as const satisfies Record<Kind, string>

type Feature = (typeof featureOf)[Kind]
type KindOf<F extends Feature> = { [K in Kind]: (typeof featureOf)[K] extends F ? K : never }[Kind]
type Shows<K extends Kind> = {
  readonly pages: ShowPages<K>
  readonly works?: Partial<ShowWorks<WorkKind>>
  readonly layouts?: Layouts
}

/** What stands around pages that do not stand in the usual frame, by the name of the layout (specification section 2). */
export type Layouts = { readonly [L in LayoutName]?: (props: FrameProps) => ReactNode }
type FrameProps = Parameters<typeof Frame>[0]
type LayoutName = NonNullable<StaticDataRouteOption['layout']>

const features: { readonly [F in Feature]: () => Promise<Shows<KindOf<F>>> } = {
  home: () => import('./views/home.tsx'),
  conditions: () => import('./views/conditions.tsx'),
  treatments: () => import('./views/treatments.tsx'),
  guidelines: () => import('./views/guidelines.tsx'),
  events: () => import('./views/events.tsx'),
  modules: () => import('./views/modules.tsx'),
  chat: () => import('./views/chat.tsx'),
  news: () => import('./views/news.tsx'),
  undergraduates: () => import('./views/undergraduates.tsx'),
  subjects: () => import('./views/subjects.tsx'),
  teams: () => import('./views/teams.tsx'),
  stories: () => import('./views/stories.tsx'),
  glossary: () => import('./views/glossary.tsx'),
  contact: () => import('./views/contact.tsx'),
  pages: () => import('./views/pages.tsx'),
}

const pages: Partial<ShowPages<Kind>> = {}
const works: Partial<ShowWorks<WorkKind>> = {}
const layouts: Layouts = {}

async function loadFeature(kind: Kind): Promise<void> {
  if (kind in pages) return
  const shows = await features[featureOf[kind]]()
  Object.assign(pages, shows.pages)
  Object.assign(works, shows.works)
  Object.assign(layouts, shows.layouts)
}

/** Loads what shows a kind of page, so that it can be rendered without waiting, and without a script to put it in place. */
export async function loadPageComponent(kind: Kind, i18n: I18n): Promise<void> {
  const feature = featureOf[kind]
  // A plain page shows nothing but what an editor wrote.
  await Promise.all([
    loadFeature(kind),
    feature !== 'pages' && addWords(i18n, feature),
    kind === 'contact' && addWords(i18n, 'forms'),
  ])
}

/** The page of a piece of content. Throws when `loadPageComponent` has not been awaited for its kind. */
export function showPage<K extends Kind>(content: ContentOf<K> & { kind: K }, props: PageProps): ReactNode {
  const show = pages[content.kind] as ShowPages<K>[K] | undefined
  if (!show) throw new Error(`The component of "${content.kind}" pages is not loaded.`)
  return show(content, props)
}

/** A page in the frame of its layout: in the usual one when it has none, and where no page of that layout has been loaded. */
export const showFrame = (layout: LayoutName | undefined, props: FrameProps): ReactNode =>
  (layout && layouts[layout]?.(props)) ?? <Frame {...props} />

/** A page of a work, with what all its pages show around them. It comes with the components of the pages. */
export function showWork<K extends WorkKind>(
  work: WorkOf<K> & { kind: K },
  page: PageContent,
  children: ReactNode,
): ReactNode {
  const show = works[work.kind] as ShowWorks<K>[K] | undefined
  if (!show) throw new Error(`The component of "${work.kind}" works is not loaded.`)
  return show(work, page, children)
}
