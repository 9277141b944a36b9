import { SavedPagesDocument, type SavedPagesQuery } from '#content-contract/operations.ts'
import { askContent } from '#cms/content.server.ts'
import { fallbackLanguage, isLanguage, type Language } from '#i18n/languages.ts'
import { pathOfUri } from '#lib/uri-path.ts'
import { publicBases } from '#sites/site-addresses.server.ts'
import { isSiteHandle, primarySiteHandle, sites, type SiteHandle } from '#sites/sites.ts'
import { getStorage } from '#storage/storage.server.ts'
import type { ModuleProgress, SavedPage } from './profile.ts'

/** An entry of the content system, as far as a profile knows it. */
export type KnownPage = {
  readonly title: string
  readonly language: Language
  /** Changes with every change of the page: when the content system says that it was changed last. */
  readonly revision: string | null
}

/** With the uri under which it is kept. */
type EntryPage = KnownPage & { readonly uri: string }

type Place = { readonly site: string; readonly uri: string }
type FoundEntry = NonNullable<NonNullable<SavedPagesQuery['entries']>[number]>

/** More than that nobody keeps, and no page lists. */
export const mostSavedPages = 500

/** What the content system knows of pages: the site's own, else the primary one's, whose text stands in for it. */
export async function findPages(
  places: readonly Place[],
  { stored = false } = {},
): Promise<(place: Place) => KnownPage | undefined> {
  const siteNames = new Set(places.map(({ site }) => site))
  const known = new Map<string, KnownPage>()
  await Promise.all(
    [...siteNames].map(async (site) => {
      if (!isSiteHandle(site)) return
      const kept = places.filter((place) => place.site === site)
      const handles = [...new Set([site, primarySiteHandle])]
      const { entries } = await askContent(
        SavedPagesDocument,
        { uri: kept.map(({ uri }) => uri), site: handles, preferSites: handles, limit: mostSavedPages * 2 },
        // One person's list is nobody else's.
        { stored },
      )
      const found = (entries ?? []).filter((entry): entry is FoundEntry => entry !== null)
      const isOwn = (entry: FoundEntry) => entry.siteHandle === site
      // The site's own come last, and stay.
      for (const entry of [...found.filter((one) => !isOwn(one)), ...found.filter(isOwn)]) {
        if (!entry.uri || !entry.title) continue
        const { language, dateUpdated } = entry
        known.set(`${site}/${entry.uri}`, {
          title: entry.title,
          language:
            language && isLanguage(language)
              ? language
              : sites[entry.siteHandle === site ? site : primarySiteHandle].locale,
          revision: typeof dateUpdated === 'string' ? dateUpdated : null,
        })
      }
    }),
  )
  return ({ site, uri }) => known.get(`${site}/${uri}`)
}

/** The page that stands under a uri: a page that is part of an entry, such as the panel of a guideline, is kept as that entry. */
export async function findPage(site: SiteHandle, uri: string): Promise<EntryPage | undefined> {
  const parent = uri.replace(/\/[^/]*$/, '')
  const places = [uri, parent].map((one) => ({ site, uri: one }))
  const pageOf = await findPages(places, { stored: true })
  for (const place of places) {
    const page = pageOf(place)
    if (page) return { ...page, uri: place.uri }
  }
  return undefined
}

const nothingKnown = (uri: string): { title: string; language: Language } => ({
  title: uri,
  language: fallbackLanguage,
})

/** The pages that somebody keeps, the newest first. Without the content system they are shown by their addresses. */
export async function loadSavedPages(userId: string): Promise<readonly SavedPage[]> {
  const { db } = await getStorage()
  const rows = await db
    .selectFrom('savedPage')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('savedAt', 'desc')
    .limit(mostSavedPages)
    .execute()
  const pageOf = await findPages(rows)
  return rows.flatMap(({ site, uri, savedAt, readRevision }) => {
    if (!isSiteHandle(site)) return []
    const page = pageOf({ site, uri })
    if (!page) return [{ site, uri, savedAt, ...nothingKnown(uri) }]
    const { title, language, revision } = page
    const hasChanged = revision !== null && readRevision !== null && revision !== readRevision
    return [
      {
        site,
        uri,
        title,
        language,
        href: publicBases[site] + pathOfUri(uri),
        savedAt,
        ...(hasChanged && { changedAt: revision }),
      },
    ]
  })
}

/** The modules that somebody has begun, the last one first. */
export async function loadModules(userId: string): Promise<readonly ModuleProgress[]> {
  const { db } = await getStorage()
  const rows = await db
    .selectFrom('moduleProgress')
    .select(['site', 'module as uri', 'updatedAt'])
    .where('userId', '=', userId)
    .orderBy('updatedAt', 'desc')
    .limit(mostSavedPages)
    .execute()
  const pageOf = await findPages(rows)
  return rows.flatMap(({ site, uri, updatedAt }) => {
    if (!isSiteHandle(site)) return []
    const page = pageOf({ site, uri })
    if (!page) return [{ ...nothingKnown(uri), updatedAt }]
    return [{ title: page.title, language: page.language, href: publicBases[site] + pathOfUri(uri), updatedAt }]
  })
}

/** Keeps a page for somebody, as it is now. Keeping it twice is the same as once. */
export async function keepPage(userId: string, site: SiteHandle, { uri, revision }: EntryPage): Promise<void> {
  const { db } = await getStorage()
  const { count } = await db
    .selectFrom('savedPage')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostSavedPages) return
  await db
    .insertInto('savedPage')
    .values({ userId, site, uri, savedAt: new Date().toISOString(), readRevision: revision })
    .onConflict((conflict) => conflict.columns(['userId', 'site', 'uri']).doUpdateSet({ readRevision: revision }))
    .execute()
}

export async function removePage(userId: string, site: SiteHandle, uri: string): Promise<void> {
  const { db } = await getStorage()
  await db
    .deleteFrom('savedPage')
    .where('userId', '=', userId)
    .where('site', '=', site)
    .where('uri', '=', uri)
    .execute()
}

/** Notes that a kept page was read as it is now. */
export async function markRead(userId: string, site: SiteHandle, { uri, revision }: EntryPage): Promise<void> {
  const { db } = await getStorage()
  await db
    .updateTable('savedPage')
    .set({ readRevision: revision })
    .where('userId', '=', userId)
    .where('site', '=', site)
    .where('uri', '=', uri)
    .execute()
}

/** Whether somebody keeps a page, and which revision of it was read last. */
export async function findSavedPage(userId: string, site: SiteHandle, uri: string) {
  const { db } = await getStorage()
  return db
    .selectFrom('savedPage')
    .select('readRevision')
    .where('userId', '=', userId)
    .where('site', '=', site)
    .where('uri', '=', uri)
    .executeTakeFirst()
}
