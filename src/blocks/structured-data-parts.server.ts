import type { BreadcrumbList, MedicalWebPage, NewsArticle, Thing, WebPage } from 'schema-dts'
import type { CurrentSite } from '#sites/CurrentSite.tsx'
import type { SiteHandle } from '#sites/sites.ts'
import { isUntranslated, type SafeLink } from '#ui/safe-link.ts'
import type { Article } from './article.ts'

/** The page that the structured data (schema.org) describes. */
export type DescribedPage = {
  /** The public URL of the page. */
  readonly url: string
  /** The site whose text is shown. */
  readonly shownFrom: SiteHandle
  readonly description: string | undefined
  readonly current: Pick<CurrentSite, 'site' | 'publicBases'>
  readonly siteName: string
}

/** Returns the schema.org node that describes a page. Its `@id` is the URL of the page. */
type Describe = (article: Article, page: DescribedPage) => Thing

/** Returns the fields of a web page, which the other types of pages with an article share. */
export function webPage(article: Article, { url, shownFrom, description, current }: DescribedPage) {
  return {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: article.title,
    inLanguage: article.language,
    isPartOf: { '@id': `${current.publicBases[shownFrom]}/#website` },
    ...(description && { description }),
    ...(article.published && { datePublished: article.published }),
    ...(article.lastReviewed && { dateModified: article.lastReviewed }),
  } satisfies WebPage
}

/** Returns the fields of a medical page for patients, with its reviewers and the date of their review. */
export function medicalPage(article: Article, page: DescribedPage) {
  return {
    ...webPage(article, page),
    '@type': 'MedicalWebPage',
    audience: { '@type': 'MedicalAudience', audienceType: 'Patient' },
    ...(article.lastReviewed && { lastReviewed: article.lastReviewed }),
    ...(article.reviewers.length > 0 && {
      reviewedBy: article.reviewers.map(({ name }) => ({ '@type': 'Organization' as const, name })),
    }),
  } satisfies MedicalWebPage
}

/** Returns the fields of a news item. */
export const newsArticle = (article: Article, page: DescribedPage) =>
  ({
    ...webPage(article, page),
    '@type': 'NewsArticle',
    headline: article.title,
  }) satisfies NewsArticle

/** Returns a function that describes the page of an article, with its breadcrumbs. */
export const articleData =
  (describe: Describe) =>
  ({ article }: { readonly article: Article }, page: DescribedPage): readonly Thing[] =>
    withBreadcrumbs(article, page, describe(article, page))

/** Returns a schema.org node, followed by that of the breadcrumbs of its page. */
export function withBreadcrumbs(article: Article, page: DescribedPage, thing: Thing): readonly Thing[] {
  return [thing, breadcrumbs(article, page)]
}

function breadcrumbs(
  { title, ancestors }: Article,
  { url, shownFrom, current, siteName }: DescribedPage,
): BreadcrumbList {
  const { site, publicBases } = current
  // On an untranslated page, `translateLinks` has replaced the links to pages that the current site has translated. The
  // others still have a `language`, and belong to the site whose text is shown.
  const steps = [
    { name: siteName, item: `${publicBases[shownFrom]}/` },
    ...ancestors.flatMap((link) => stepOf(link, publicBases[isUntranslated(link) ? shownFrom : site.handle])),
    { name: title, item: url },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, item }, index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
  }
}

const stepOf = (link: SafeLink, base: string) =>
  link.kind === 'internal' ? [{ name: link.label, item: base + link.path }] : []
