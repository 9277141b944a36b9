import { msg } from '@lingui/core/macro'
import type { MetaFields } from '#blocks/kind-content.server.ts'
import { linkContextOf } from '#blocks/link-context.server.ts'
import { helpNowLabel } from '#blocks/care-notice.server.ts'
import { countriesLabel, type EmergencyNumbers, fetchEmergencyNumbers } from '#blocks/emergency-numbers.server.ts'
import { pageAddressLabel } from '#blocks/page-address.server.ts'
import { feedbackLabels } from '#blocks/page-feedback.server.ts'
import type { GlossaryTerm } from '#blocks/parse-article.server.ts'
import { offlineLabels } from '#blocks/offline-section.server.ts'
import { packLabels } from '#blocks/pack-button.server.ts'
import { saveLabels } from '#blocks/save-form.server.ts'
import { toolLabels } from '#blocks/page-tools.server.ts'
import { sourceLabels } from '#blocks/source-labels.server.ts'
import { toolLinkLabels } from '#blocks/tool-links.server.ts'
import { translateLinks } from '#blocks/translate-links.server.ts'
import { fetchContentSites } from '#content/content-sites.server.ts'
import { ContentError } from '#content/content-error.ts'
import { uriWithPart, type EntryReference } from '#features/redirects/resolved-url.ts'
import { loadI18n, loadMessages } from '#i18n/load-i18n.ts'
import type { SiteFrame } from '#shell/site-frame.ts'
import { pathFromUri } from '#lib/uri-path.ts'
import { primarySiteHandle, sites, type Site } from '#sites/sites.ts'
import { kindContents, topicGroupOfType } from './kinds.server.ts'
import { kindOfType, kindOfUri, type Publication } from './kinds.ts'
import type { Page } from './page.ts'
import { parsePageMeta } from './parse-page-meta.ts'

/** Messages that parsers insert into texts. `loadPage` translates them for all parsers. */
const labels = {
  newTab: msg({ message: 'opens in a new tab', comment: 'Read aloud after a link that leaves the site' }),
  table: msg({ message: 'Table', comment: 'Name of a table that has no caption' }),
}

/**
 * Fetches an entry with the query of its kind; undefined when it no longer exists. An entry of type `page` may have a kind
 * of its own, by its uri on the primary site: in that case it is fetched again with the query of that kind.
 */
async function fetchEntry(site: Site, entry: EntryReference) {
  const { id, shownFrom, part, typeHandle } = entry
  const params = { id, shownFrom, site, part }
  const fetched = await kindContents[kindOfType(typeHandle)].fetch(params)
  const uri = fetched && typeHandle === 'page' ? primaryUri(fetched.meta, entry) : undefined
  const ownKind = uri == null ? undefined : kindOfUri(uri)
  return ownKind ? kindContents[ownKind].fetch(params) : fetched
}

const primaryUri = ({ localized }: MetaFields, { shownFrom, uri }: EntryReference) =>
  shownFrom === primarySiteHandle ? uri : localized?.find((other) => other?.siteHandle === primarySiteHandle)?.uri

type LoadedPage = { readonly page: Page; readonly publication?: Publication }

/** The data from site frames that is inserted into the texts of a page. */
type Surroundings = {
  /** The terms that are explained in the page's text, in the language of the text. */
  readonly glossary: readonly GlossaryTerm[]
  /** The static messages of the site on which the page is shown. */
  readonly messages: SiteFrame['messages']
}

type ParsedPage = Surroundings & Pick<EmergencyNumbers, 'countries'> & { readonly result: LoadedPage }

/**
 * The parsed pages, by query result, and by site and part. A page is parsed once for as long as the result is cached, and
 * again when the glossary, the messages or the emergency numbers have changed.
 */
const parsedPages = new WeakMap<object, Map<string, ParsedPage>>()

/**
 * Loads the page of an entry or of a part of it, and the publication around it. Undefined if the entry does not have that
 * part. Rejects with a `CombinedError` when the content system fails, and with a `ContentError` when the entry lacks
 * required fields or no longer exists.
 */
export async function loadPage(
  site: Site,
  entry: EntryReference,
  { glossary, messages }: Surroundings,
): Promise<LoadedPage | undefined> {
  const { part } = entry
  const path = pathFromUri(uriWithPart(entry.uri, part))
  if (part !== undefined && !kindContents[kindOfType(entry.typeHandle)].hasParts) return undefined
  const fetched = await fetchEntry(site, entry)
  if (!fetched) throw new ContentError('The entry has vanished.', { site: site.handle, language: site.locale, path })
  const cachedPages = parsedPages.get(fetched.result) ?? new Map()
  parsedPages.set(fetched.result, cachedPages)
  // Pages whose labels are marked for the translator's desk are cached separately.
  const isMarked = import.meta.env.DEV && (await import('#i18n/marked-requests.server.ts')).isMarkedRequest()
  const key = `${uriWithPart(site.handle, part)}${isMarked ? ' marked' : ''}`
  const cached = cachedPages.get(key)
  const numbers = await fetchEmergencyNumbers(site)
  const { countries } = numbers
  if (cached?.glossary === glossary && cached.messages === messages && cached.countries === countries)
    return cached.result
  const [i18n, { primarySite }] = await Promise.all([loadI18n(site.locale, messages), fetchContentSites(site.handle)])
  const textI18n = entry.shownFrom === site.handle ? i18n : await loadI18n(sites[entry.shownFrom].locale)
  await Promise.all([i18n, textI18n].map((each) => loadMessages(each, 'content-labels')))
  const parsed = await fetched.parse(
    {
      ...linkContextOf(site, { path }),
      path,
      shownFrom: entry.shownFrom === site.handle ? 'own' : 'primary',
      primarySite,
      numbers,
      glossary,
      topicGroupOf: topicGroupOfType,
      sourceLabels: sourceLabels(textI18n),
      labels: {
        newTab: i18n._(labels.newTab),
        table: i18n._(labels.table),
        countries: i18n._(countriesLabel),
        helpNow: i18n._(helpNowLabel),
        address: i18n._(pageAddressLabel),
        feedback: {
          question: i18n._(feedbackLabels.question),
          yes: i18n._(feedbackLabels.yes),
          no: i18n._(feedbackLabels.no),
          wrong: i18n._(feedbackLabels.wrong),
        },
        save: { save: i18n._(saveLabels.save), saved: i18n._(saveLabels.saved) },
        pack: { add: i18n._(packLabels.add), added: i18n._(packLabels.added) },
        offline: offlineLabels(i18n),
        toolLinks: {
          '/my-bladder-diary': i18n._(toolLinkLabels['/my-bladder-diary']),
          '/stent-reminder': i18n._(toolLinkLabels['/stent-reminder']),
          '/visit-pack': i18n._(toolLinkLabels['/visit-pack']),
        },
        tools: { readAloud: i18n._(toolLabels.readAloud), sideBySide: i18n._(toolLabels.sideBySide) },
      },
    },
    i18n,
  )
  if (!parsed) return undefined
  const { content, publication, title, canonicalPart } = parsed
  const publicationTitle = publication && publication.uri !== entry.uri ? publication.title : undefined
  const meta = parsePageMeta(fetched.meta, entry, { before: title, after: publicationTitle, canonicalPart })
  const page = { meta, content, ...(publication && { publication: publication.uri }) }
  const loadedPage = { page, ...(publication && { publication }) }
  const result =
    entry.shownFrom === site.handle
      ? loadedPage
      : await translateLinks(loadedPage, { from: entry.shownFrom, to: site.handle })
  cachedPages.set(key, { glossary, messages, countries, result })
  return result
}
