import { useQueries } from '@tanstack/react-query'
import { isSiteHandle, type SiteHandle } from '#sites/site-languages.ts'
import type { PackText, PackTexts } from './pack-text.ts'
import type { PackedPage } from './visit-pack.ts'

/** Fetches the text of a page of a site; null when there is no such page. */
export type LoadPackText = (site: SiteHandle, path: string, signal: AbortSignal) => Promise<PackText | null>

/** A page of the pack with the texts that have been loaded so far. */
export type LoadedPackPage = {
  readonly page: PackedPage
  readonly status: 'pending' | 'error' | 'success'
  readonly texts?: PackTexts | undefined
}

type Address = { readonly site: string; readonly path: string }
type Loaded = { readonly data?: PackText | null | undefined; readonly status: LoadedPackPage['status'] }

/** Loads the text at each distinct address, and returns a function that looks up the query result for an address. */
function useTexts(
  addresses: readonly Address[],
  load: LoadPackText,
): (address: Address | undefined) => Loaded | undefined {
  const keyOf = ({ site, path }: Address) => `${site} ${path}`
  const wanted = new Map(addresses.map((address) => [keyOf(address), address]))
  const results = useQueries({
    queries: [...wanted.values()].map(({ site, path }) => ({
      queryKey: ['pack-text', site, path],
      queryFn: ({ signal }: { signal: AbortSignal }) => (isSiteHandle(site) ? load(site, path, signal) : null),
      staleTime: 'static' as const,
    })),
  })
  const keys = [...wanted.keys()]
  return (address) => (address === undefined ? undefined : results[keys.indexOf(keyOf(address))])
}

/**
 * Loads the texts of the pages in the language of the current site or, if a page is not translated, in the language in which
 * it was added. The texts in the second language are loaded as well if its site has them.
 */
export function usePackTexts(
  pages: readonly PackedPage[],
  currentSite: SiteHandle,
  secondSite: SiteHandle | undefined,
  load: LoadPackText,
): readonly LoadedPackPage[] {
  const addedText = useTexts(pages, load)
  const addressOn = (page: PackedPage, site: SiteHandle | undefined): Address | undefined => {
    const path = site === undefined ? undefined : addedText(page)?.data?.translations[site]
    return site === undefined || path === undefined ? undefined : { site, path }
  }
  const translatedText = useTexts(
    pages.flatMap((page) =>
      [currentSite, secondSite].flatMap((site) => (site === page.site ? [] : (addressOn(page, site) ?? []))),
    ),
    load,
  )
  const textOn = (page: PackedPage, site: SiteHandle | undefined) =>
    (site === page.site ? addedText(page) : translatedText(addressOn(page, site)))?.data ?? undefined
  return pages.map((page) => {
    const { data, status = 'pending' } = addedText(page) ?? {}
    if (!data) {
      // A page that no longer exists is treated like one that could not be loaded.
      return { page, status: data === null ? 'error' : status }
    }
    const first = textOn(page, currentSite) ?? data
    const second = textOn(page, secondSite)
    return {
      page,
      status,
      texts: { added: data, first, second: second?.language === first.language ? undefined : second },
    }
  })
}
