import type {
  BreadcrumbList,
  EducationEvent as EducationEventThing,
  Graph,
  MedicalWebPage,
  NewsArticle,
  SearchAction,
  Thing,
  WebPage,
  WebSite,
  WithActionConstraints,
} from 'schema-dts'
import type { Article } from '#blocks/article.ts'
import type { EducationEvent } from '#features/events/event.ts'
import { pathOfUri } from '#lib/uri-path.ts'
import type { SafeLink } from '#ui/safe-link.ts'
import type { DocumentContext } from '#document/document-context.ts'
import type { Page, PageContent, PageMeta } from './page.ts'

type Context = Pick<DocumentContext, 'current' | 'frame'>

/** What is said of one page: its own thing, whose address it is, and what else belongs to it. */
type Described = {
  readonly url: string
  readonly meta: PageMeta
  readonly context: Context
}

/** The structured data of a page as JSON-LD that may stand in a script element. */
export const structuredDataJson = (context: Context, page: Page): string =>
  JSON.stringify(structuredData(context, page)).replaceAll('<', '\\u003c')

/** The description of one page, each thing under an id by which the others name it. */
export function structuredData(context: Context, { meta, content }: Page): Graph {
  const { publicBases } = context.current
  const url = publicBases[meta.shownFrom] + pathOfUri(meta.uri)
  const things = describe(content, { url, meta, context })
  return { '@context': 'https://schema.org', '@graph': things }
}

function describe(content: PageContent, described: Described): readonly Thing[] {
  switch (content.kind) {
    case 'home':
      return [webSite(described)]
    case 'condition':
      return withBreadcrumbs(content.article, described, {
        ...medicalPage(content.article, described),
        about: { '@type': 'MedicalCondition', name: content.article.title },
      })
    case 'situation':
      return withBreadcrumbs(content.article, described, {
        ...medicalPage(content.article, described),
        ...(content.condition && { about: { '@type': 'MedicalCondition', name: content.condition.label } }),
      })
    case 'treatment':
      return withBreadcrumbs(content.article, described, {
        ...medicalPage(content.article, described),
        about: { '@type': 'MedicalTherapy', name: content.article.title },
      })
    case 'guideline':
    case 'guideline-chapter':
    case 'guideline-archive':
      return withBreadcrumbs(content.article, described, medicalPage(content.article, described))
    case 'chatbot':
      return withBreadcrumbs(content.article, described, webPage(content.article, described))
    case 'contact':
      return withBreadcrumbs(content.article, described, {
        ...webPage(content.article, described),
        '@type': 'ContactPage',
      })
    case 'event':
      return withBreadcrumbs(content.article, described, educationEvent(content, described))
    case 'module':
      return content.part.name === 'start'
        ? withBreadcrumbs(content.article, described, {
            ...webPage(content.article, described),
            '@type': 'Course',
            provider: { '@type': 'Organization', name: described.context.frame.siteName },
          })
        : []
    case 'news':
      return withBreadcrumbs(content.article, described, {
        ...newsArticle(content.article, described),
        author: content.authors.map(({ name }) => ({ '@type': 'Organization' as const, name })),
      })
    case 'update':
    case 'press-release':
      return withBreadcrumbs(content.article, described, newsArticle(content.article, described))
    case 'subject':
      return withBreadcrumbs(content.article, described, {
        ...webPage(content.article, described),
        '@type': 'CollectionPage',
      })
    case 'undergraduate':
    case 'team':
    case 'story':
    case 'glossary':
    case 'page':
      return withBreadcrumbs(content.article, described, webPage(content.article, described))
  }
}

function webSite({ context: { current, frame } }: Described): WebSite {
  const base = current.publicBases[current.site.handle]
  return {
    '@type': 'WebSite',
    '@id': `${base}/#website`,
    url: `${base}/`,
    name: frame.siteName,
    description: current.site.seo.description,
    inLanguage: current.site.locale,
    // With the form of the words, as search engines ask for it.
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${base}/search?q={words}` },
      'query-input': 'required name=words',
    } as WithActionConstraints<SearchAction>,
  }
}

/** What any page that is read says of itself. */
function webPage(article: Article, { url, meta, context: { current } }: Described) {
  return {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: article.title,
    inLanguage: article.language,
    isPartOf: { '@id': `${current.publicBases[meta.shownFrom]}/#website` },
    ...(meta.description && { description: meta.description }),
    ...(article.published && { datePublished: article.published }),
    ...(article.lastReviewed && { dateModified: article.lastReviewed }),
  } satisfies WebPage
}

function medicalPage(article: Article, described: Described) {
  return {
    ...webPage(article, described),
    '@type': 'MedicalWebPage',
    audience: { '@type': 'MedicalAudience', audienceType: 'Patient' },
    ...(article.lastReviewed && { lastReviewed: article.lastReviewed }),
    ...(article.reviewers.length > 0 && {
      reviewedBy: article.reviewers.map(({ name }) => ({ '@type': 'Organization' as const, name })),
    }),
  } satisfies MedicalWebPage
}

const newsArticle = (article: Article, described: Described) =>
  ({
    ...webPage(article, described),
    '@type': 'NewsArticle',
    headline: article.title,
  }) satisfies NewsArticle

/** When and where an event takes place. Search engines show nothing of one without a beginning. */
function educationEvent({ article, facts, registrationHref }: EducationEvent, described: Described): Thing {
  const page = webPage(article, described)
  const { times, online, venue, city, country } = facts
  if (!times) return page
  const place = venue !== undefined || city !== undefined
  return {
    '@type': 'EducationEvent',
    '@id': page['@id'],
    url: page.url,
    name: page.name,
    inLanguage: page.inLanguage,
    ...(page.description !== undefined && { description: page.description }),
    startDate: times.dateTime,
    endDate: times.allDay
      ? new Date(times.endsAt - 1 + times.offsets[1] * 60_000).toISOString().slice(0, 10)
      : new Date(times.endsAt).toISOString(),
    eventStatus: `https://schema.org/${facts.cancelled ? 'EventCancelled' : 'EventScheduled'}`,
    ...((online || place) && {
      eventAttendanceMode: `https://schema.org/${online ? (place ? 'Mixed' : 'Online') : 'Offline'}EventAttendanceMode`,
      location: [
        ...(place
          ? [
              {
                '@type': 'Place' as const,
                ...(venue !== undefined && { name: venue }),
                address: {
                  '@type': 'PostalAddress' as const,
                  ...(city !== undefined && { addressLocality: city }),
                  ...(country !== undefined && { addressCountry: country }),
                },
              },
            ]
          : []),
        ...(online ? [{ '@type': 'VirtualLocation' as const, url: registrationHref ?? page.url }] : []),
      ],
    }),
  } satisfies EducationEventThing
}

/** A page and the way to it from the home page. */
function withBreadcrumbs(article: Article, described: Described, page: Thing): readonly Thing[] {
  return [page, breadcrumbs(article, described)]
}

function breadcrumbs(
  { title, ancestors }: Article,
  { url, meta, context: { current, frame } }: Described,
): BreadcrumbList {
  const base = current.publicBases[meta.shownFrom]
  const steps = [
    { name: frame.siteName, item: `${base}/` },
    ...ancestors.flatMap((link) => stepOf(link, base)),
    { name: title, item: url },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, item }, index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
  }
}

const stepOf = (link: SafeLink, base: string) =>
  link.kind === 'internal' ? [{ name: link.label, item: base + link.path }] : []
