import type { ParsedLocation } from '@tanstack/react-router'
import type { LanguageLink } from '#shell/language-link.ts'
import { siteLanguages } from '#sites/site-languages.ts'
import { otherSiteHasPage } from '#sites/tool-pages.ts'
import type { PageMeta } from './page.ts'
import type { RouterContext } from './router-context.ts'

/**
 * Returns the links of the language menu: to the same page on every site, or to the home page of a site that cannot show it.
 *
 * @param page the page that is shown; undefined for a page whose path is the same on every site that has it
 */
export function languageLinks(
  { current, siblings, primarySite }: Pick<RouterContext, 'current' | 'siblings' | 'primarySite'>,
  { href, pathname, searchStr }: Pick<ParsedLocation, 'href' | 'pathname' | 'searchStr'>,
  page: Pick<PageMeta, 'translations'> | undefined,
): readonly LanguageLink[] {
  const sharedSearch = searchStr.replace(ownParams, '').replace(/^&/, '?')
  return siblings.map(({ handle, locale, name }) => {
    const translation = page?.translations[handle]
    // A site without a translation shows the primary site's text at the primary site's path, if the primary site has one.
    const shown = translation ?? page?.translations[primarySite]
    const path =
      shown !== undefined
        ? shown + searchStr
        : !page && otherSiteHasPage(handle, pathname)
          ? href.replace(/[?#].*$/s, '') + (handle === current.site.handle ? searchStr : sharedSearch)
          : '/'
    return {
      handle,
      locale,
      name,
      href: current.publicBases[handle] + shortenPath(path),
      shownIn: shown !== translation ? siteLanguages[primarySite] : locale,
    }
  })
}

/**
 * Matches the search params that a site has to itself: slugs and paths are translated, and lists do not have the same number
 * of pages everywhere.
 */
const ownParams = /[?&](?:page|topic|tag|within)=[^&]*/g

/**
 * The maximum length of a path with its query in the links, in characters. The menu is on a page twice, in up to 22
 * languages, so a made-up path would be repeated 44 times.
 */
const maxLinkedLength = 500

/**
 * Returns the path without its query if both together are too long, and the path of the home page if the path alone is too
 * long.
 */
const shortenPath = (path: string): string =>
  [path, path.replace(/\?.*$/s, '')].find(({ length }) => length <= maxLinkedLength) ?? '/'
