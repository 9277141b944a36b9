import { useQueries } from '@tanstack/react-query'
import { isSiteHandle, type SiteHandle } from '#sites/sites.ts'
import type { PackText } from './pack-text.ts'
import type { PackedPage } from './visit-pack.ts'

/** Fetches the text of a page of a site; null when there is no such page. */
export type LoadPackText = (site: SiteHandle, path: string, signal: AbortSignal) => Promise<PackText | null>

/** A page of the pack with its texts, as far as they have been loaded. */
export type LoadedPackPage = {
  readonly page: PackedPage
  readonly status: 'pending' | 'error' | 'success'
  readonly first?: PackText | undefined
  readonly second?: PackText | undefined
}

const textQuery = (load: LoadPackText, site: string, path: string) => ({
  queryKey: ['pack-text', site, path],
  queryFn: ({ signal }: { signal: AbortSignal }) => (isSiteHandle(site) ? load(site, path, signal) : null),
  staleTime: 'static' as const,
})

/** Loads the texts of the pages, and in the second language of those that the site of that language has. */
export function usePackTexts(
  pages: readonly PackedPage[],
  secondSite: SiteHandle | undefined,
  load: LoadPackText,
): readonly LoadedPackPage[] {
  const firsts = useQueries({ queries: pages.map(({ site, path }) => textQuery(load, site, path)) })
  const secondPathOf = (place: number) =>
    secondSite === undefined ? undefined : firsts[place]?.data?.translations[secondSite]
  const secondPaths = [...new Set(pages.flatMap((_, place) => secondPathOf(place) ?? []))]
  const seconds = useQueries({ queries: secondPaths.map((path) => textQuery(load, secondSite ?? '', path)) })
  return pages.map((page, place) => {
    const { data, status } = firsts[place] ?? {}
    return {
      page,
      // A page that no longer exists is shown like one that could not be loaded.
      status: data === null ? 'error' : (status ?? 'pending'),
      first: data ?? undefined,
      second: seconds[secondPaths.indexOf(secondPathOf(place) ?? '')]?.data ?? undefined,
    }
  })
}
