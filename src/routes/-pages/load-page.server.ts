import { msg } from '@lingui/core/macro'
import {
  ArticlePageDocument,
  ConditionPageDocument,
  ContactPageDocument,
  EventPageDocument,
  HomePageDocument,
  SituationPageDocument,
  TreatmentPageDocument,
} from '#content-contract/operations.ts'
import type { GlossaryTerm, PageContext } from '#blocks/parse-article.server.ts'
import { askContent } from '#cms/content.server.ts'
import { ContentError } from '#cms/content-error.ts'
import type { EntryReference } from '#features/addresses/address.ts'
import { parseCondition, parseSituation } from '#features/conditions/parse-condition.server.ts'
import { parseContact } from '#features/contact/parse-contact.server.ts'
import { parseEvent } from '#features/events/parse-event.server.ts'
import { parseHome } from '#features/home/parse-home.server.ts'
import { parsePlainPage } from '#features/pages/parse-plain-page.server.ts'
import { parseTreatment } from '#features/treatments/parse-treatment.server.ts'
import { loadI18n } from '#i18n/load-i18n.ts'
import { linkContextOf } from '#blocks/link-context.server.ts'
import { primarySiteHandle, type Site, type SiteHandle } from '#sites/sites.ts'
import { pathOfUri } from '#lib/uri-path.ts'
import { kindOfType, type Page, type PageContent } from './page.ts'
import { parsePageMeta, type MetaFragment } from './parse-page-meta.ts'

/** Words that parsers put into texts. */
const labels = {
  newTab: msg({ message: 'opens in a new tab', comment: 'Read aloud after a link that leaves the site' }),
  table: msg({ message: 'Table', comment: 'Name of a table that has no caption' }),
}

type Variables = { readonly id: string[]; readonly site: string[] }

/** The fields for the head, and how the content is made of the answer: parsed only when it has not been before. */
type Loaded = {
  readonly answer: object
  readonly fragment: MetaFragment
  readonly parse: (context: PageContext) => PageContent
}

/** How each kind of page is asked for and parsed. */
const loaders: Readonly<
  Record<PageContent['kind'], (variables: Variables, site: Site) => Promise<Loaded | undefined>>
> = {
  home: async (variables, site) => {
    const sites = [...new Set([site.handle, primarySiteHandle])]
    const answer = await askContent(HomePageDocument, { ...variables, sites, preferSites: sites })
    return answer.entry ? { answer, fragment: answer.entry, parse: (context) => parseHome(answer, context) } : undefined
  },
  condition: async (variables) => {
    const { entry } = await askContent(ConditionPageDocument, variables)
    return entry ? { answer: entry, fragment: entry, parse: (context) => parseCondition(entry, context) } : undefined
  },
  situation: async (variables) => {
    const { entry } = await askContent(SituationPageDocument, variables)
    return entry ? { answer: entry, fragment: entry, parse: (context) => parseSituation(entry, context) } : undefined
  },
  treatment: async (variables) => {
    const { entry } = await askContent(TreatmentPageDocument, variables)
    return entry ? { answer: entry, fragment: entry, parse: (context) => parseTreatment(entry, context) } : undefined
  },
  contact: async (variables) => {
    const { entry } = await askContent(ContactPageDocument, variables)
    return entry ? { answer: entry, fragment: entry, parse: (context) => parseContact(entry, context) } : undefined
  },
  event: async (variables) => {
    const { entry } = await askContent(EventPageDocument, variables)
    return entry ? { answer: entry, fragment: entry, parse: (context) => parseEvent(entry, context) } : undefined
  },
  page: async (variables) => {
    const { entry } = await askContent(ArticlePageDocument, variables)
    // A type that has no page of its own brings nothing but its name; then its required parts are missing.
    return entry
      ? { answer: entry, fragment: 'id' in entry ? entry : {}, parse: (context) => parsePlainPage(entry, context) }
      : undefined
  },
}

/** Pages that have been made of an answer, by site: as long as the answer is stored, it is parsed once. */
const parsedPages = new WeakMap<
  object,
  Map<SiteHandle, { readonly glossary: readonly GlossaryTerm[]; readonly page: Page }>
>()

/**
 * The page that an entry is. Rejects with a `CombinedError` when the content system cannot be reached, and with a
 * `ContentError` when the entry lacks what a page needs or has vanished since it was looked up.
 */
export async function loadPage(site: Site, entry: EntryReference, glossary: readonly GlossaryTerm[]): Promise<Page> {
  const path = pathOfUri(entry.uri)
  const loaded = await loaders[kindOfType(entry.typeHandle)]({ id: [entry.id], site: [entry.shownFrom] }, site)
  if (!loaded) throw new ContentError('The entry has vanished.', { site: site.handle, language: site.locale, path })
  const bySite = parsedPages.get(loaded.answer) ?? new Map()
  parsedPages.set(loaded.answer, bySite)
  const known = bySite.get(site.handle)
  if (known?.glossary === glossary) return known.page
  const i18n = await loadI18n(site.locale)
  const page = {
    meta: parsePageMeta(loaded.fragment, entry),
    content: loaded.parse({
      ...linkContextOf(site, { path }),
      path,
      shownFrom: entry.shownFrom === site.handle ? 'own' : 'primary',
      glossary,
      labels: { newTab: i18n._(labels.newTab), table: i18n._(labels.table) },
    }),
  }
  bySite.set(site.handle, { glossary, page })
  return page
}
