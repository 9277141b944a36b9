import { useSuspenseQuery } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { codedPagesQuery } from '#features/coded-pages/coded-pages.queries.ts'
import { codedPagesTitle } from '#features/coded-pages/coded-pages-title.ts'
import { CodedPagesPage } from '#features/coded-pages/CodedPagesPage.tsx'
import type { AppPage } from '#pages/app-route.tsx'
import { loadAppPage } from '#pages/load-app-page.ts'
import { redirectOptions } from '#pages/redirect-options.ts'
import type { RouterContext } from '#pages/router-context.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'

type Props = { readonly system: string; readonly code: string }

/**
 * Loads the list of the pages about a clinical code. If there is only one page, the reader is redirected to it; if there is
 * none, the not-found page is shown. A code that is written in another way, or is narrower than that of the pages, redirects
 * to the code of the pages, so that a list has one URL.
 */
export async function loadPage(
  context: RouterContext,
  _search: unknown,
  { system = '', code = '' }: Readonly<Record<string, string | undefined>>,
): Promise<AppPage<Props>> {
  const pages = await loadAppPage(context, ['coded-pages'], codedPagesQuery(context.current.site.handle, system, code))
  const [first, ...others] = pages?.links ?? []
  if (!pages || !first) throw notFound()
  const path = others.length === 0 ? first.path : pages.path
  if (path !== `/code/${system}/${code}`) {
    // The redirect is temporary, because a later page may fit the code better.
    const target = { kind: 'internal', path } as const
    throw redirect(redirectOptions({ kind: 'redirect', status: 302, target }, context.current))
  }
  return {
    head: { path: pages.path, title: codedPagesTitle(context.i18n, pages.name), robots: ['noindex', 'follow'] },
    props: { system, code },
  }
}

export function Page({ system, code }: Props) {
  const { site } = useCurrentSite()
  const { data } = useSuspenseQuery(codedPagesQuery(site.handle, system, code))
  return data && <CodedPagesPage {...data} />
}
