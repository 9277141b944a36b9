import type { I18n } from '@lingui/core'
import { errorTitle, notFoundTitle } from '#shell/problem-titles.ts'
import type { RouterContext } from './router-context.ts'
import type { Site } from '#sites/sites.ts'
import { otherSiteHasPage } from '#sites/tool-pages.ts'
import { errorPrefix } from '#ui/error-prefix.ts'
import { canonicalPathOf, type PageMeta } from './page.ts'
import type { DocumentContext } from '#document/document-context.ts'
import type { fontPreload } from '#document/document-head.ts'
import type { RequestContext } from '#document/server-document.server.ts'

type HeadContext = Pick<DocumentContext, 'current' | 'frame' | 'siblings' | 'primarySite'> &
  Pick<RequestContext, 'posted'> & {
    readonly i18n: I18n
  }

/**
 * Builds the head of a page: title, description, canonical URL, translations, robots. Errors get `missingPageHead`. The
 * fields of an entry from which these values come are chosen in `parse-page-meta.ts`.
 */
export function pageHead(context: HeadContext, page: PageMeta) {
  const { current, frame, siblings, primarySite, i18n, posted } = context
  const { site, basePath, publicBases, preview } = current
  const { facebook = {}, twitter = {} } = page
  const absolute = (address: string) => new URL(address, publicBases[primarySite]).href
  const isHome = page.uri === '__home__'
  // In the browser, `ErrorSummary` adds this prefix.
  const error = import.meta.env.SSR
    ? errorPrefix(Boolean(posted?.contact || posted?.feedback || (posted?.symptoms && !posted.symptoms.answer)), i18n)
    : ''
  const title = error + site.seo.prepend + (isHome ? page.title || frame.siteName : `${page.title} | ${frame.siteName}`)
  const description = page.description ?? site.seo.description
  const canonical = page.canonical ?? publicBases[page.shownFrom] + canonicalPathOf(page)
  const robots = robotsOf(page, site.tags, site.type, page.shownFrom !== site.handle || Boolean(preview))
  const alternates = siblings.flatMap(({ handle, locale }) => {
    const path = page.translations[handle]
    return path === undefined ? [] : [{ rel: 'alternate', hrefLang: locale, href: publicBases[handle] + path }]
  })
  const fallback = page.translations[primarySite]
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      ...(robots.length > 0 ? [{ name: 'robots', content: robots.join(', ') }] : []),
      { property: 'og:title', content: facebook.title || page.title || frame.siteName },
      { property: 'og:description', content: facebook.description ?? description },
      { property: 'og:type', content: isHome ? 'website' : 'article' },
      { property: 'og:url', content: canonical },
      { property: 'og:site_name', content: frame.siteName },
      { property: 'og:locale', content: site.locale.replace('-', '_') },
      { property: 'og:image', content: absolute(facebook.image ?? page.image ?? basePath + site.seo.image) },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...Object.entries(twitter).map(([name, value]) => ({
        name: `twitter:${name}`,
        content: name === 'image' ? absolute(value) : value,
      })),
    ],
    links: [
      { rel: 'canonical', href: canonical },
      ...alternates,
      ...(fallback === undefined
        ? []
        : [
            {
              rel: 'alternate',
              hrefLang: 'x-default',
              href: publicBases[primarySite] + fallback,
            },
          ]),
    ],
  }
}

/** Whether search engines may index a site at all. */
export const isListable = ({ tags, type }: Pick<Site, 'tags' | 'type'>): boolean =>
  type === 'prod' && !tags.includes('noindex')

/**
 * Returns the robots directives of the editors and the site. `noindex` is added on sites that are not of type `prod`, and if
 * `elsewhere` is set because the text belongs to another site or the page is a preview.
 */
function robotsOf(page: PageMeta, tags: readonly string[], type: string, elsewhere: boolean): string[] {
  const values = new Set([...page.robots.filter((value) => /^[a-z:-]+$/.test(value) && value !== 'all'), ...tags])
  if (type !== 'prod' || elsewhere) values.add('noindex')
  return [...values]
}

/**
 * Builds the head of one of the application's own pages, which has the same path on every site that has it. With `query`, it
 * is the head of the part of a list with these search params.
 */
export function appPageHead(
  context: HeadContext,
  page: {
    path: string
    title: string
    description?: string
    robots?: readonly string[]
    query?: string
    /** The URL of the page that search engines should list in place of this one. */
    canonical?: string
    /** The path of the page's Atom feed. */
    feed?: string
    /** The elements that preload fonts besides those of the site's language. */
    fonts?: readonly ReturnType<typeof fontPreload>[]
  },
) {
  const { current, siblings } = context
  const { path, query = '', feed } = page
  const base = current.publicBases[current.site.handle]
  const canonical = page.canonical ?? (query === '' ? undefined : base + path + query)
  const head = pageHead(context, {
    uri: path.slice(1),
    title: page.title,
    ...(page.description ? { description: page.description } : {}),
    shownFrom: current.site.handle,
    // Lists differ between languages, so a later or filtered page has no counterpart in the other languages. A page whose
    // canonical URL is that of a different page has no alternates either.
    translations:
      canonical === undefined
        ? Object.fromEntries(siblings.flatMap(({ handle }) => (otherSiteHasPage(handle, path) ? [[handle, path]] : [])))
        : {},
    ...(canonical !== undefined && { canonical }),
    robots: page.robots ?? [],
  })
  return {
    ...head,
    links: [
      ...head.links,
      ...(feed ? [{ rel: 'alternate', type: 'application/atom+xml', href: base + feed }] : []),
      ...(page.fonts ?? []),
    ],
  }
}

type MatchWithoutPage = { readonly status: string; readonly context: RouterContext }

/** Builds the head of the not-found page or of an error page. */
export const missingPageHead = ({ status, context: { i18n, frame, current } }: MatchWithoutPage) => ({
  meta: [
    { title: `${i18n._(status === 'error' ? errorTitle : notFoundTitle(current.site))} | ${frame.siteName}` },
    { name: 'robots', content: 'noindex' },
  ],
  links: [],
})
