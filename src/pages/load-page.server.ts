import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  ArticlePageDocument,
  ChatbotPageDocument,
  ConditionPageDocument,
  ContactPageDocument,
  EventPageDocument,
  GlossaryDocument,
  GuidelineArchivePageDocument,
  GuidelineChapterPageDocument,
  GuidelinePageDocument,
  HomePageDocument,
  ModulePageDocument,
  NewsPageDocument,
  PressReleasePageDocument,
  SituationPageDocument,
  StoryPageDocument,
  SubjectPageDocument,
  TeamPageDocument,
  TreatmentPageDocument,
  type TypedDocumentString,
  UndergraduatePageDocument,
  UpdatePageDocument,
} from '#content-contract/operations.ts'
import type { GlossaryTerm, PageContext } from '#blocks/parse-article.server.ts'
import { askContent } from '#content/content.server.ts'
import { ContentError } from '#content/content-error.ts'
import { uriWithPart, type EntryReference } from '#features/addresses/address.ts'
import { parseChatbot } from '#features/chat/parse-chatbot.server.ts'
import { parseCondition, parseSituation } from '#features/conditions/parse-condition.server.ts'
import { parseContact } from '#features/contact/parse-contact.server.ts'
import { parseEvent } from '#features/events/parse-event.server.ts'
import { parseGlossary } from '#features/glossary/parse-glossary.server.ts'
import {
  parseGuideline,
  parseGuidelineArchive,
  parseGuidelineChapter,
  parseGuidelinePage,
} from '#features/guidelines/parse-guideline.server.ts'
import { partTitle } from '#features/guidelines/part-titles.ts'
import { parseHome } from '#features/home/parse-home.server.ts'
import { parseModule } from '#features/modules/parse-module.server.ts'
import { parseNews, parsePressRelease, parseUpdate } from '#features/news/parse-news.server.ts'
import { parsePlainPage } from '#features/pages/parse-plain-page.server.ts'
import { parseStory } from '#features/stories/parse-story.server.ts'
import { parseSubject } from '#features/subjects/parse-subject.server.ts'
import { parseTeam } from '#features/teams/parse-team.server.ts'
import { parseTreatment } from '#features/treatments/parse-treatment.server.ts'
import { parseUndergraduate } from '#features/undergraduates/parse-undergraduate.server.ts'
import { addWords, loadI18n } from '#i18n/load-i18n.ts'
import { saveLabels } from '#blocks/save-form.server.ts'
import { feedbackLabels } from '#blocks/page-feedback.server.ts'
import { linkContextOf } from '#blocks/link-context.server.ts'
import { primarySiteHandle, type Site } from '#sites/sites.ts'
import { pathOfUri } from '#lib/uri-path.ts'
import { kindOfType, type EntryKind, type Page, type PageContent, type Work } from './page.ts'
import { translateLinks } from '#blocks/translate-links.server.ts'
import { parsePageMeta, type MetaFragment } from './parse-page-meta.ts'

/** Words that parsers put into texts. */
const labels = {
  newTab: msg({ message: 'opens in a new tab', comment: 'Read aloud after a link that leaves the site' }),
  table: msg({ message: 'Table', comment: 'Name of a table that has no caption' }),
}

type Variables = { id: string[]; site: string[] }

type Parsed = {
  readonly content: PageContent
  /** What stands around the page and the others of the same work. */
  readonly work?: Work
  /** The name of a part, which stands before its entry's in the head. */
  readonly title?: string | undefined
}

/**
 * The fields for the head, and how the content is made of the answer: parsed only when it has not been before. Undefined
 * when the entry does not have the part that is asked for.
 */
type Loaded = {
  readonly answer: object
  readonly fragment: MetaFragment
  readonly parse: (context: PageContext, i18n: I18n) => Parsed | undefined | Promise<Parsed | undefined>
}

type Question = {
  readonly site: Site
  /** Only kinds in `kindsWithParts` are asked for one. */
  readonly part: string | undefined
}

/** Asks for an entry of one kind; undefined when it has vanished. */
type Loader = (variables: Variables, question: Question) => Promise<Loaded | undefined>

/** An entry with what is parsed of it and of the question together. */
const entryLoader =
  <Entry extends MetaFragment & object>(
    document: TypedDocumentString<{ readonly entry: Entry | null }, Variables>,
    parse: (entry: Entry, context: PageContext, part: string | undefined, i18n: I18n) => ReturnType<Loaded['parse']>,
  ): Loader =>
  async (variables, { part }) => {
    const { entry } = await askContent(document, variables)
    return entry
      ? { answer: entry, fragment: entry, parse: (context, i18n) => parse(entry, context, part, i18n) }
      : undefined
  }

/** A kind of page that is its entry and nothing more. */
const contentLoader = <Entry extends MetaFragment & object>(
  document: TypedDocumentString<{ readonly entry: Entry | null }, Variables>,
  parse: (entry: Entry, context: PageContext) => PageContent,
): Loader => entryLoader(document, (entry, context) => ({ content: parse(entry, context) }))

/** A kind of page on which other entries stand as well: the site's own and, where they are not translated, the primary one's. */
const collectionLoader =
  <Answer extends { readonly entry: (MetaFragment & object) | null }>(
    document: TypedDocumentString<Answer, Variables & { sites: string[]; preferSites: string[] }>,
    parse: (answer: Answer, context: PageContext) => PageContent,
  ): Loader =>
  async (variables, { site }) => {
    const sites = sitesOf(site)
    const answer = await askContent(document, { ...variables, sites, preferSites: sites })
    return answer.entry
      ? { answer, fragment: answer.entry, parse: (context) => ({ content: parse(answer, context) }) }
      : undefined
  }

const sitesOf = (site: Site): string[] => [...new Set([site.handle, primarySiteHandle])]

/** The uri, in the primary site, of the page that lists all words which the site explains. Elsewhere it may have another. */
const glossaryUri = 'glossary'

/** An entry of any type; one of them is the glossary. */
async function loadPlainPage(variables: Variables, { site }: Question): Promise<Loaded | undefined> {
  const { entry } = await askContent(ArticlePageDocument, variables)
  if (!entry) return undefined
  // A type that has no page of its own brings nothing but its name; then its required parts are missing.
  if (!('id' in entry))
    return { answer: entry, fragment: {}, parse: (context) => ({ content: parsePlainPage(entry, context) }) }
  const primary = [entry, ...entry.localized].find(({ siteHandle }) => siteHandle === primarySiteHandle)
  if (entry.typeHandle !== 'page' || primary?.uri !== glossaryUri)
    return { answer: entry, fragment: entry, parse: (context) => ({ content: parsePlainPage(entry, context) }) }
  const sites = sitesOf(site)
  const { entries } = await askContent(GlossaryDocument, { site: sites, preferSites: sites })
  return {
    // Made of two answers, so it is parsed every time.
    answer: {},
    fragment: entry,
    parse: (context) => ({ content: parseGlossary(entry, entries, context) }),
  }
}

/** How each kind of entry is asked for and parsed. */
const loaders: Readonly<Record<EntryKind, Loader>> = {
  home: collectionLoader(HomePageDocument, parseHome),
  condition: contentLoader(ConditionPageDocument, parseCondition),
  situation: contentLoader(SituationPageDocument, parseSituation),
  treatment: contentLoader(TreatmentPageDocument, parseTreatment),
  guideline: entryLoader(GuidelinePageDocument, async (entry, context, part, i18n) => {
    const content = parseGuidelinePage(entry, part, context)
    if (!content) return undefined
    await addWords(i18n, 'guidelines')
    return { content, work: parseGuideline(entry, context), title: partTitle(content.part, i18n) }
  }),
  'guideline-chapter': entryLoader(GuidelineChapterPageDocument, (entry, context) => ({
    content: parseGuidelineChapter(entry, context),
    work: parseGuideline('parent' in entry ? entry.parent : undefined, context),
  })),
  'guideline-archive': contentLoader(GuidelineArchivePageDocument, parseGuidelineArchive),
  news: contentLoader(NewsPageDocument, parseNews),
  update: contentLoader(UpdatePageDocument, parseUpdate),
  'press-release': contentLoader(PressReleasePageDocument, parsePressRelease),
  undergraduate: contentLoader(UndergraduatePageDocument, parseUndergraduate),
  subject: collectionLoader(SubjectPageDocument, parseSubject),
  team: collectionLoader(TeamPageDocument, parseTeam),
  story: contentLoader(StoryPageDocument, parseStory),
  contact: collectionLoader(ContactPageDocument, parseContact),
  event: contentLoader(EventPageDocument, parseEvent),
  module: entryLoader(ModulePageDocument, (entry, context, part) => parseModule(entry, part, context)),
  chatbot: contentLoader(ChatbotPageDocument, parseChatbot),
  page: loadPlainPage,
}

/** The kinds of entries that have pages of their own below them. */
const kindsWithParts: ReadonlySet<EntryKind> = new Set(['guideline', 'module'])

type PageAndWork = { readonly page: Page; readonly work?: Work }

/** Pages that have been made of an answer, by site and part: as long as the answer is stored, each is parsed once. */
const parsedPages = new WeakMap<
  object,
  Map<string, { readonly glossary: readonly GlossaryTerm[]; readonly result: PageAndWork }>
>()

/**
 * The page that an entry is, or that a part of it is, and the work around it. Undefined when the entry does not have that
 * part. Rejects with a `CombinedError` when the content system cannot be reached, and with a `ContentError` when the entry
 * lacks what a page needs or has vanished since it was looked up.
 */
export async function loadPage(
  site: Site,
  entry: EntryReference,
  glossary: readonly GlossaryTerm[],
): Promise<PageAndWork | undefined> {
  const { part } = entry
  const path = pathOfUri(uriWithPart(entry.uri, part))
  const kind = kindOfType(entry.typeHandle)
  if (part !== undefined && !kindsWithParts.has(kind)) return undefined
  const loaded = await loaders[kind]({ id: [entry.id], site: [entry.shownFrom] }, { site, part })
  if (!loaded) throw new ContentError('The entry has vanished.', { site: site.handle, language: site.locale, path })
  const known = parsedPages.get(loaded.answer) ?? new Map()
  parsedPages.set(loaded.answer, known)
  const key = uriWithPart(site.handle, part)
  const before = known.get(key)
  if (before?.glossary === glossary) return before.result
  const i18n = await loadI18n(site.locale)
  const parsed = await loaded.parse(
    {
      ...linkContextOf(site, { path }),
      path,
      shownFrom: entry.shownFrom === site.handle ? 'own' : 'primary',
      glossary,
      labels: {
        newTab: i18n._(labels.newTab),
        table: i18n._(labels.table),
        feedback: {
          question: i18n._(feedbackLabels.question),
          yes: i18n._(feedbackLabels.yes),
          no: i18n._(feedbackLabels.no),
          wrong: i18n._(feedbackLabels.wrong),
        },
        save: { save: i18n._(saveLabels.save), saved: i18n._(saveLabels.saved) },
      },
    },
    i18n,
  )
  if (!parsed) return undefined
  const { content, work, title } = parsed
  const within = work && work.uri !== entry.uri ? work.title : undefined
  const meta = parsePageMeta(loaded.fragment, entry, { before: title, after: within })
  const page = { meta, content, ...(work && { work: work.uri }) }
  const whole = { page, ...(work && { work }) }
  const result = entry.shownFrom === site.handle ? whole : await translateLinks(whole, site)
  known.set(key, { glossary, result })
  return result
}
