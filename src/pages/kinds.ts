import type { PageKind, PublicationFrame, TypeName } from '#blocks/page-kind.ts'
import { chatbotKind } from '#features/chat/chatbot.kind.ts'
import { conditionKind } from '#features/conditions/condition.kind.ts'
import { situationKind } from '#features/conditions/situation.kind.ts'
import { contactKind } from '#features/contact/contact.kind.ts'
import { eventKind } from '#features/events/event.kind.ts'
import { glossaryKind } from '#features/glossary/glossary.kind.ts'
import { guidelineArchiveKind } from '#features/guidelines/guideline-archive.kind.ts'
import { guidelineChapterKind } from '#features/guidelines/guideline-chapter.kind.ts'
import { guidelineKind } from '#features/guidelines/guideline.kind.ts'
import { homeKind } from '#features/home/home.kind.ts'
import { moduleKind } from '#features/modules/module.kind.ts'
import { newsKind } from '#features/news/news.kind.ts'
import { pressReleaseKind } from '#features/news/press-release.kind.ts'
import { updateKind } from '#features/news/update.kind.ts'
import { textPageKind } from '#features/text-pages/text-page.kind.ts'
import { storyKind } from '#features/stories/story.kind.ts'
import { topicOrTagKind } from '#features/topics-and-tags/topic-or-tag.kind.ts'
import { officeOrSectionKind } from '#features/offices-and-sections/office-or-section.kind.ts'
import { treatmentKind } from '#features/treatments/treatment.kind.ts'
import { undergraduateKind } from '#features/undergraduates/undergraduate.kind.ts'

/** All kinds of pages by name. Their server halves are in `kinds.server.ts`. */
const kinds = {
  home: homeKind,
  condition: conditionKind,
  situation: situationKind,
  treatment: treatmentKind,
  guideline: guidelineKind,
  'guideline-chapter': guidelineChapterKind,
  'guideline-archive': guidelineArchiveKind,
  news: newsKind,
  update: updateKind,
  'press-release': pressReleaseKind,
  undergraduate: undergraduateKind,
  'topic-or-tag': topicOrTagKind,
  'office-or-section': officeOrSectionKind,
  story: storyKind,
  glossary: glossaryKind,
  contact: contactKind,
  event: eventKind,
  module: moduleKind,
  chatbot: chatbotKind,
  'text-page': textPageKind,
}

type Kinds = typeof kinds
export type KindName = keyof Kinds

type PropsOf<Import> = Import extends () => Promise<(props: infer Props) => unknown> ? Props : never

/** The content of each kind: the type of the prop `content` of its view. */
export type ContentOf = {
  readonly [Name in KindName]: Extract<PropsOf<Kinds[Name]['view']>['content'], { readonly kind: Name }>
}

/** The publication around the pages of each kind; `never` for kinds without one. */
export type PublicationOf = {
  readonly [Name in KindName]: Kinds[Name] extends {
    readonly publicationFrame: () => Promise<PublicationFrame<infer Publication, never>>
  }
    ? Publication
    : never
}

/** The content of any page, as a union of all kinds. */
export type PageContent = ContentOf[KindName]

/** The data that all pages of one guideline or learning module share. The browser fetches it once. */
export type Publication = PublicationOf[KindName]

/** The definitions of all kinds of pages. */
export const pageKinds: { readonly [Name in KindName]: PageKind<ContentOf[Name], PublicationOf[Name]> } = kinds

const definitions = Object.values(pageKinds)

const entryTypes = new Map(
  definitions.flatMap(({ name, types }) =>
    Object.entries(types).map(([handle, typeName]) => [handle, { name, typeName }] as const),
  ),
)

/** Returns the kind of an entry's page by the handle of its type. Unknown types are shown as pages of text. */
export const kindOfType = (typeHandle: string): KindName => entryTypes.get(typeHandle)?.name ?? 'text-page'

/**
 * Returns the kind of an entry of type `page` that has a kind of its own, such as the glossary, by its uri on the
 * primary site; undefined for all other entries.
 */
export const kindOfUri = (uri: string): KindName | undefined => definitions.find((kind) => kind.uri === uri)?.name

/** Returns the names of an entry's type in search results and suggestions, by the handle of the type. */
export const nameOfType = (typeHandle: string): TypeName =>
  entryTypes.get(typeHandle)?.typeName ?? textPageKind.types.page
