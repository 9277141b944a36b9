import { resolveUrl } from '#features/redirects/resolve-url.server.ts'
import type { ResolvedUrl } from '#features/redirects/resolved-url.ts'
import { loadSiteFrame } from '#shell/load-site-frame.server.ts'
import { sites, type SiteHandle } from '#sites/sites.ts'
import type { Publication } from './kinds.ts'
import { loadPage } from './load-page.server.ts'
import type { Page } from './page.ts'

/**
 * Resolves a URL of a site. If there is an entry, also returns its page, and the publication that the page belongs to unless
 * the client has that already: the parameter `publication` is the uri of the publication that the client has.
 */
export async function resolvePage({
  site: handle,
  pathAndQuery,
  publication: knownPublication,
}: {
  site: SiteHandle
  pathAndQuery: string
  publication?: string | undefined
}): Promise<{ address: ResolvedUrl; page?: Page; publication?: Publication }> {
  const site = sites[handle]
  const { siteIds, frame, glossary: ownTerms } = await loadSiteFrame(site)
  const address = await resolveUrl({ site, siteIds, pathAndQuery })
  if (address.kind !== 'entry') return { address }
  const { shownFrom } = address.entry
  // Terms are explained in the language of the text.
  const glossary = shownFrom === handle ? ownTerms : (await loadSiteFrame(sites[shownFrom])).glossary
  const loaded = await loadPage(site, address.entry, { glossary, messages: frame.messages })
  if (!loaded) return { address: { ...address, kind: 'none' } }
  const { page, publication } = loaded
  return { address, page, ...(publication && publication.uri !== knownPublication && { publication }) }
}
