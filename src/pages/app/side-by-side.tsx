import { useSuspenseQuery } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { fontPreload } from '#document/document-head.ts'
import { sideBySidePath } from '#features/side-by-side/side-by-side-path.ts'
import { SideBySidePage } from '#features/side-by-side/SideBySidePage.tsx'
import type { Language } from '#i18n/languages.ts'
import { pathFromUri } from '#lib/uri-path.ts'
import type { AppPage } from '#pages/app-route.tsx'
import { loadAppPage } from '#pages/load-app-page.ts'
import { redirectOptions } from '#pages/redirect-options.ts'
import type { RouterContext } from '#pages/router-context.ts'
import { sideBySideQuery } from '#pages/side-by-side.queries.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import type { SiteHandle } from '#sites/site-languages.ts'
import { fontsToPreload } from '#ui/site-fonts.ts'

/**
 * Returns the URLs of the fonts that the second language needs besides those of the first; none in the browser. Fonts have
 * `font-display: optional`, so a font that is requested after the first paint of the document is usually not used.
 */
const extraFonts = createIsomorphicFn()
  .server((first: Language, second: Language): readonly string[] => {
    const own = fontsToPreload(first)
    return fontsToPreload(first, second).filter((href) => !own.includes(href))
  })
  .client((): readonly string[] => [])

type Props = { path: string; other: SiteHandle | undefined }

/**
 * Loads the page of an entry in two languages, or the choice of the second one.
 *
 * @param params `_splat` is the path of the entry, preceded by the handle of the second language's site if it has been
 * chosen
 */
export async function loadPage(
  context: RouterContext,
  _: unknown,
  { _splat = '' }: Readonly<Record<string, string | undefined>>,
): Promise<AppPage<Props>> {
  const { current, siblings } = context
  // The router has decoded `%2F` to a slash, which the normalization of the URL does not remove. Without this check, URLs
  // with any number of encoded slashes would show the same page.
  if (/^\/|\/\/|\/$/.test(_splat)) throw notFound()
  const [first = '', ...rest] = _splat.split('/')
  const sibling = siblings.find(({ handle }) => handle === first)
  const other = sibling?.handle
  const path = pathFromUri(other ? rest.join('/') : _splat)
  const found = await loadAppPage(context, ['side-by-side'], sideBySideQuery(current.site.handle, path, other))
  if (!found) throw notFound()
  if ('kind' in found) throw redirect(redirectOptions(found, current))
  const { title, translations, shownFrom, canonical, sides, uris } = found
  const ownPath = sideBySidePath(path, other)
  return {
    head: {
      path: ownPath,
      canonical,
      title: sides ? `${title} (${sides.own.name} – ${sides.other.name})` : title,
      // Each entry has such a page for every pair of languages, which is too many for a crawler to follow.
      robots: ['noindex', 'nofollow'],
      fonts: sibling ? extraFonts(current.site.locale, sibling.locale).map(fontPreload) : [],
    },
    meta: {
      // The languages are swapped on the site of the second language.
      translations: Object.fromEntries(
        siblings.flatMap(({ handle }) => {
          const translation = translations[handle]
          return translation === undefined
            ? []
            : [[handle, sideBySidePath(translation, handle === other ? shownFrom : other)]]
        }),
      ),
    },
    uris,
    props: { path, other },
  }
}

/** Renders the page of an entry in two languages, or the choice of the second one. */
export function Page({ path, other }: Props) {
  const { site } = useCurrentSite()
  const { data } = useSuspenseQuery(sideBySideQuery(site.handle, path, other))
  return data && !('kind' in data) && <SideBySidePage content={data} />
}
