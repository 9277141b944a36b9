import { SavedPagesDocument, type SavedPagesQuery } from '#content-contract/operations.ts'
import { CombinedError } from '#content/content-error.ts'
import { fetchContent } from '#content/content.server.ts'
import { fetchContentSites } from '#content/content-sites.server.ts'
import { fallbackLanguage, isLanguage, type Language } from '#i18n/languages.ts'
import { isSiteHandle, sites, type SiteHandle } from '#sites/sites.ts'

/** The data of a page that a profile needs. */
export type PageInfo = {
  readonly title: string
  readonly language: Language
  /** The time of the last change in the content system, which identifies a revision of the page. */
  readonly revision: string | null
}

/** The data of a page, with the uri under which it is saved. */
export type EntryPageInfo = PageInfo & { readonly uri: string }

type Place = { readonly site: string; readonly uri: string }
type FoundEntry = NonNullable<NonNullable<SavedPagesQuery['entries']>[number]>

/** The maximum number of pages that a reader can save, and of pages and modules that a profile lists. */
export const maxSavedPages = 500

/**
 * Fetches the pages at these places, each from its own site or, if it is not translated there, from the primary site.
 * Returns a function that looks up a page, and returns undefined if it does not exist. Rejects as `fetchContent` does.
 */
export async function findPages(
  places: readonly Place[],
  { cached = false } = {},
): Promise<(place: Place) => PageInfo | undefined> {
  const siteNames = new Set(places.map(({ site }) => site))
  const pageInfos = new Map<string, PageInfo>()
  await Promise.all(
    [...siteNames].map(async (site) => {
      if (!isSiteHandle(site)) return
      const placesOfSite = places.filter((place) => place.site === site)
      const { primarySite, variables } = await fetchContentSites(site)
      const { entries } = await fetchContent(
        SavedPagesDocument,
        // The limit allows for two entries of each page: that of its site, and that of the primary site.
        { uri: placesOfSite.map(({ uri }) => uri), ...variables, limit: maxSavedPages * 2 },
        // By default nothing is cached, because no other user has the same list.
        { cached },
      )
      const found = (entries ?? []).filter((entry): entry is FoundEntry => entry !== null)
      const isOwn = (entry: FoundEntry) => entry.siteHandle === site
      // The site's own entries come last, and replace those of the primary site.
      for (const entry of [...found.filter((one) => !isOwn(one)), ...found.filter(isOwn)]) {
        if (!entry.uri || !entry.title) continue
        const { language, dateUpdated } = entry
        pageInfos.set(`${site}/${entry.uri}`, {
          title: entry.title,
          language:
            language && isLanguage(language) ? language : sites[entry.siteHandle === site ? site : primarySite].locale,
          revision: typeof dateUpdated === 'string' ? dateUpdated : null,
        })
      }
    }),
  )
  return ({ site, uri }) => pageInfos.get(`${site}/${uri}`)
}

/**
 * Fetches pages as `findPages` does, for lists that are useful even without titles. Resolves with undefined when the content
 * system cannot be reached, which `fetchContent` has reported.
 */
export async function findPagesIfAvailable(
  places: readonly Place[],
): Promise<((place: Place) => PageInfo | undefined) | undefined> {
  try {
    return await findPages(places)
  } catch (error) {
    if (error instanceof CombinedError && error.isUnreachable) return undefined
    throw error
  }
}

/**
 * Finds the page with a uri, by default from the cache if possible. For a page that is part of an entry, such as the panel of
 * a guideline, it returns that entry.
 */
export async function findPage(
  site: SiteHandle,
  uri: string,
  { cached = true } = {},
): Promise<EntryPageInfo | undefined> {
  const parent = uri.replace(/\/[^/]*$/, '')
  const places = [uri, parent].map((one) => ({ site, uri: one }))
  const pageOf = await findPages(places, { cached })
  for (const place of places) {
    const page = pageOf(place)
    if (page) return { ...page, uri: place.uri }
  }
  return undefined
}

/**
 * Finds a page as `findPage` does, with its current revision. A cached one may be older than the revision in the profile,
 * so it is used only when the content system cannot be reached.
 */
export async function findCurrentPage(site: SiteHandle, uri: string): Promise<EntryPageInfo | undefined> {
  try {
    return await findPage(site, uri, { cached: false })
  } catch (error) {
    if (error instanceof CombinedError && error.isUnreachable) return findPage(site, uri)
    throw error
  }
}

/** Returns the title and the language to show for a page that is not in the content system, or cannot be fetched. */
export const missingPageInfo = (uri: string): { title: string; language: Language } => ({
  title: uri,
  language: fallbackLanguage,
})
