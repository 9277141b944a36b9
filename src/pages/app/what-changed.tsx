import { useSuspenseQuery } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { whatChangedPath } from '#features/what-changed/what-changed.ts'
import { WhatChangedPage } from '#features/what-changed/WhatChangedPage.tsx'
import { pathFromUri } from '#lib/uri-path.ts'
import type { AppPage } from '#pages/app-route.tsx'
import { loadAppPage } from '#pages/load-app-page.ts'
import type { RouterContext } from '#pages/router-context.ts'
import { whatChangedQuery } from '#pages/what-changed.queries.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'

type Props = { path: string; from: string }

/**
 * Loads the comparison of a page with an earlier version of it.
 *
 * @param params `_splat` consists of the name of the earlier revision and the path of the page
 */
export async function loadPage(
  context: RouterContext,
  _: unknown,
  { _splat = '' }: Readonly<Record<string, string | undefined>>,
): Promise<AppPage<Props>> {
  // The router has decoded `%2F` to a slash, which the normalization of the URL does not remove. Without this check, URLs
  // with any number of encoded slashes would show the same page.
  if (/^\/|\/\/|\/$/.test(_splat)) throw notFound()
  const [from = '', ...rest] = _splat.split('/')
  const path = pathFromUri(rest.join('/'))
  const found = await loadAppPage(context, ['what-changed'], whatChangedQuery(context.current.site.handle, path, from))
  if (!found) throw notFound()
  const { title, revision, sections, canonical, uri, translations } = found
  return {
    head: {
      path: whatChangedPath(path, from),
      canonical,
      // `from` comes from the URL and may be any text if no such revision is kept, so the title contains only a known one.
      title: sections ? `${title} (${from} – ${revision})` : title,
      robots: ['noindex', 'follow'],
    },
    // Each language has revisions of its own, so the language menu links to the page itself.
    meta: { translations },
    uris: [uri],
    isUncached: sections === undefined,
    props: { path, from },
  }
}

/** Renders the comparison of a page with an earlier version of it. */
export function Page({ path, from }: Props) {
  const { site } = useCurrentSite()
  const { data } = useSuspenseQuery(whatChangedQuery(site.handle, path, from))
  return data && <WhatChangedPage content={data} from={from} />
}
