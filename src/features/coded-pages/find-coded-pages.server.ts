import { parseTeaser } from '#blocks/parse-teaser.server.ts'
import { nonNull, plainText } from '#blocks/plain-text.server.ts'
import { CodedPagesDocument } from '#content-contract/operations.ts'
import { fetchContent } from '#content/content.server.ts'
import { fetchContentSites } from '#content/content-sites.server.ts'
import type { Language } from '#i18n/languages.ts'
import { withBroaderCodes } from '#lib/clinical-codes.ts'
import { pathFromUri } from '#lib/uri-path.ts'
import { isSiteHandle, type Site, type SiteHandle } from '#sites/sites.ts'
import type { SafeLink } from '#ui/safe-link.ts'
import type { ClinicalCode } from './clinical-code.ts'

/** A page about a clinical code. */
export type CodedPage = {
  readonly uri: string
  /** The link to the page on the requested site, with the page's introduction as its text. */
  readonly link: Extract<SafeLink, { kind: 'internal' }>
  /** The language of the text. If a translation is missing, it differs from the language of the site. */
  readonly language: Language
  /** The codes of the requested system that the page is about. */
  readonly codes: readonly string[]
  /** The time of the last change, in ISO 8601. */
  readonly updated?: string
  /** The title of the page on each other site that has a translation, and its path, percent-encoded. */
  readonly translations: Readonly<Partial<Record<SiteHandle, { readonly path: string; readonly title: string }>>>
}

/** The types of entries in the order in which their pages are listed. */
const typeOrder = ['condition', 'situation', 'treatment', 'page']

/**
 * Finds the pages about a code, in the site's language or, if they are not translated, in that of the primary site. If no
 * page has the code itself, the pages with the nearest broader code are returned: a page about `N20` also explains `N20.0`.
 * Pages with a narrower code are not returned, because the patient may have another condition.
 *
 * Rejects as `fetchContent` does.
 */
export async function findCodedPages(site: Site, { system, code }: ClinicalCode): Promise<readonly CodedPage[]> {
  const codes = withBroaderCodes(system, code)
  const { variables } = await fetchContentSites(site.handle)
  const { entries } = await fetchContent(CodedPagesDocument, {
    codes: codes.map((each) => `${system} ${each}`),
    ...variables,
  })
  const listed = nonNull(entries).toSorted(
    (one, other) => typeOrder.indexOf(one.typeHandle) - typeOrder.indexOf(other.typeHandle),
  )
  const pages = listed.flatMap((entry): CodedPage[] => {
    const link = parseTeaser(entry, site)
    if (link?.kind !== 'internal' || !entry.uri) return []
    const own = nonNull(entry.codes).flatMap((each) => (each.system === system ? [each.code] : []))
    const translations = entry.localized.flatMap(({ uri, title, siteHandle, enabledForSite }) =>
      uri && siteHandle && isSiteHandle(siteHandle) && enabledForSite !== false
        ? [[siteHandle, { path: pathFromUri(uri), title: plainText(title) ?? link.label }] as const]
        : [],
    )
    return [
      {
        uri: entry.uri,
        link,
        language: link.language ?? site.locale,
        codes: own,
        ...(entry.dateUpdated && { updated: entry.dateUpdated }),
        translations: Object.fromEntries(translations),
      },
    ]
  })
  const nearest = codes.find((each) => pages.some((page) => page.codes.includes(each)))
  return nearest === undefined ? [] : pages.filter((page) => page.codes.includes(nearest))
}
