import type { Chatbot } from '#features/chat/chatbot.ts'
import type { Condition, Situation } from '#features/conditions/condition.ts'
import type { Contact } from '#features/contact/contact.ts'
import type { EducationEvent } from '#features/events/event.ts'
import type { Glossary } from '#features/glossary/glossary.ts'
import type { Guideline, GuidelineArchive, GuidelineChapter, GuidelinePage } from '#features/guidelines/guideline.ts'
import type { Home } from '#features/home/home.ts'
import type { LearningModule, ModulePage } from '#features/modules/module.ts'
import type { News, PressRelease, Update } from '#features/news/news.ts'
import type { PlainPage } from '#features/pages/plain-page.ts'
import type { Story } from '#features/stories/story.ts'
import type { Subject } from '#features/subjects/subject.ts'
import type { Team } from '#features/teams/team.ts'
import type { Treatment } from '#features/treatments/treatment.ts'
import type { Undergraduate } from '#features/undergraduates/undergraduate.ts'
import type { SiteHandle } from '#sites/sites.ts'

/** What can stand under an address of its own: one member for each way in which an entry is shown. */
export type PageContent =
  | Home
  | Condition
  | Situation
  | Treatment
  | GuidelinePage
  | GuidelineChapter
  | GuidelineArchive
  | News
  | Update
  | PressRelease
  | Undergraduate
  | Subject
  | Team
  | Story
  | Glossary
  | Contact
  | EducationEvent
  | ModulePage
  | Chatbot
  | PlainPage

/** What all pages of an entry that has pages of its own show around them. The browser asks for it once. */
export type Work = Guideline | LearningModule

/** What is told to one network only, where editors have said so. */
export type SocialMeta = { readonly title?: string; readonly description?: string; readonly image?: string }

/** What the head of a page, the language menu and search engines need to know of it. */
export type PageMeta = {
  /** The whole path of the page: with the part, where it shows a part of an entry. */
  readonly uri: string
  readonly title: string
  readonly description?: string
  /** The site whose text is shown: not the visited one when a translation is missing. */
  readonly shownFrom: SiteHandle
  /** The path of this page in each site in which it exists, percent-encoded. */
  readonly translations: Readonly<Partial<Record<SiteHandle, string>>>
  /** An address that the editors have named as the canonical one. */
  readonly canonical?: string
  /** Address of the picture that is shown where the page is shared; the site's when left out. */
  readonly image?: string
  readonly facebook?: SocialMeta
  readonly twitter?: SocialMeta
  readonly robots: readonly string[]
}

/** The kinds by which entries are asked for. A glossary is asked for as the plain page that it is. */
export type EntryKind = Exclude<PageContent['kind'], 'glossary'>

/** The types of entries that are shown as each kind; all others are plain pages. */
const typesOfKinds = {
  home: ['home'],
  condition: ['condition'],
  situation: ['situation'],
  treatment: ['treatment'],
  guideline: ['guideline'],
  'guideline-chapter': ['guidelineChapter'],
  'guideline-archive': ['guidelineArchive'],
  news: ['news'],
  update: ['update'],
  'press-release': ['pressRelease'],
  undergraduate: ['undergraduate'],
  subject: ['topic', 'tag'],
  team: ['office', 'section'],
  story: ['story'],
  contact: ['contact'],
  event: ['educationEvent'],
  module: ['module'],
  chatbot: ['chatbot'],
  page: ['page'],
} as const satisfies Record<EntryKind, readonly string[]>

/** The types of entries that the site knows. */
export type EntryType = (typeof typesOfKinds)[EntryKind][number]

const kindsOfTypes: ReadonlyMap<string, EntryKind> = new Map(
  (Object.keys(typesOfKinds) as EntryKind[]).flatMap((kind) => typesOfKinds[kind].map((type) => [type, kind] as const)),
)

/** How an entry of a type is shown: types without a page of their own are plain pages. */
export const kindOfType = (typeHandle: string): EntryKind => kindsOfTypes.get(typeHandle) ?? 'page'

export type Page = {
  readonly meta: PageMeta
  readonly content: PageContent
  /** The uri of the work that the page belongs to. */
  readonly work?: string
}
