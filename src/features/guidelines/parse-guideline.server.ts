import type {
  EditionFragment,
  GuidelineArchivePageQuery,
  GuidelineChapterPageQuery,
  GuidelinePageQuery,
  GuidelinePartsFragment,
  GuidelineDetailsFragment,
} from '#content-contract/operations.ts'
import { parseArticle, type ArticleFields, type PageContext, withoutForms } from '#blocks/parse-article.server.ts'
import type { Article } from '#blocks/article.ts'
import { belowOriginal, withoutText } from '#blocks/part-of-entry.server.ts'
import { parseTeaser } from '#blocks/parse-teaser.server.ts'
import { plainText, nonNull, type Maybe } from '#blocks/plain-text.server.ts'
import { ContentError } from '#content/content-error.ts'
import { parseUriPath } from '#lib/uri-path.ts'
import {
  guidelineParts,
  type Guideline,
  type GuidelineArchive,
  type GuidelineChapter,
  type GuidelinePage,
  type GuidelinePart,
  type GuidelinePartName,
} from './guideline.ts'
import {
  isYear,
  parseFile,
  parsePanel,
  parsePublications,
  parseRecommendations,
  parseTranslations,
} from './parse-guideline-lists.server.ts'

/** The fields of a guideline in any of the queries. The query of a chapter selects only some of them. */
type AnyGuideline = Partial<GuidelineDetailsFragment & GuidelinePartsFragment> & Pick<ArticleFields, 'id'>

/** Parses the content of the frame of a guideline's pages. Throws a `ContentError` when it lacks id, uri or title. */
export function parseGuideline(entry: Maybe<AnyGuideline>, context: PageContext): Guideline {
  const { site, path } = context
  const { title, intro, language } = parseArticle(withoutText(entry), context)
  const uri = entry?.uri
  const link = parseTeaser({ id: entry?.id, title, uri: entry?.uri ?? null, language: entry?.language ?? null }, site)
  if (!uri || link?.kind !== 'internal')
    throw new ContentError('The guideline has no address.', { site: site.handle, language, path })
  const fullPdf = parseFile(entry.fullPdf)
  const pocketPdf = parseFile(entry.pocketPdf)
  return {
    kind: 'guideline',
    uri,
    title,
    link,
    ...(intro !== undefined && { intro }),
    language,
    ...(isYear(entry.year) && { year: entry.year }),
    chapters: nonNull(entry.chapters).flatMap((chapter) => {
      const chapterLink = parseTeaser(chapter, site, context.report)
      if (chapterLink?.kind !== 'internal') return []
      const number = plainText(chapter.number)
      return [
        { link: chapterLink, ...(number !== undefined && { number }), isSupplement: chapter.isSupplement === true },
      ]
    }),
    parts: guidelineParts.filter((part) => hasPart(entry, part)),
    ...(fullPdf && { fullPdf }),
    ...(pocketPdf && { pocketPdf }),
  }
}

/** Whether a part has content. The query of a chapter has the fields for this, but not the content itself. */
function hasPart(entry: AnyGuideline, part: GuidelinePartName): boolean {
  switch (part) {
    case 'summary-of-changes':
      return yearsOf(entry).length > 0
    case 'publications-appendices':
      return nonNull(entry.publications).length + nonNull(entry.appendices).length > 0
    case 'summaries':
    case 'panel':
    case 'translations':
      return nonNull<object>(entry[part]).length > 0
    case 'related-content':
      return nonNull(entry.relatedContent).length > 0
  }
}

/** Returns the years with a summary of changes, the newest first. */
const yearsOf = ({ summariesOfChanges }: AnyGuideline): readonly number[] =>
  [...new Set(nonNull(summariesOfChanges).flatMap(({ year }) => (isYear(year) ? [year] : [])))].sort(
    (one, other) => other - one,
  )

/**
 * Parses a page of a guideline: its own, or that of `part` (`summary-of-changes/2026`). Only the content of that page is
 * parsed. Returns undefined when the guideline lacks the part. Throws a `ContentError` when the entry lacks its id or title.
 */
export function parseGuidelinePage(
  entry: GuidelinePageQuery['entry'],
  part: string | undefined,
  context: PageContext,
): GuidelinePage | undefined {
  if (part === undefined) {
    const article = parseArticle(entry && { ...entry, featuredimage: null, relatedContent: null }, context)
    const editions = parseEditions(entry?.editions, context).map(({ link }) => link)
    return { kind: 'guideline', article, part: { name: 'overview', editions } }
  }
  const [name = '', year] = part.split('/')
  const partName = guidelineParts.find((one) => one === name)
  if (!entry || !partName || !hasPart(entry, partName)) return undefined
  const readPart = (changed: ArticleFields): Article =>
    belowOriginal(
      withoutForms(parseArticle({ ...withoutText(entry), intro: null, introText: null, ...changed }, context)),
      part,
    )
  const page = (parsed: GuidelinePart, changed: ArticleFields = {}): GuidelinePage => ({
    kind: 'guideline',
    article: readPart(changed),
    part: parsed,
  })
  switch (partName) {
    case 'summary-of-changes': {
      const years = yearsOf(entry)
      const shown = year === undefined ? years[0] : years.find((one) => String(one) === year)
      const summary = nonNull(entry.summariesOfChanges).find((one) => shown !== undefined && one.year === shown)
      if (shown === undefined || !summary) return undefined
      return page(
        {
          name: partName,
          path: parseUriPath(entry.uri ?? '') ?? '',
          year: shown,
          years,
          changes: parseRecommendations(summary.changes, context),
        },
        summary.body ? { blocks: [{ typeHandle: 'textBlock', id: summary.id ?? null, body: summary.body }] } : {},
      )
    }
    case 'publications-appendices': {
      const publications = parsePublications(entry.publications, context)
      const appendices = parsePublications(entry.appendices, context)
      return publications.length + appendices.length > 0
        ? page({ name: partName, publications, appendices })
        : undefined
    }
    case 'summaries': {
      const files = nonNull(entry.summaries).flatMap(({ id, file }) => {
        const parsed = parseFile(file)
        return id && parsed ? [[id, parsed] as const] : []
      })
      const blocks = nonNull(entry.summaries).map(({ id, title, body }) => ({
        typeHandle: 'textBlock',
        id: id ?? null,
        heading: title ?? null,
        body: body ?? null,
      }))
      const parsed = page({ name: partName, files: Object.fromEntries(files) }, { blocks })
      return parsed.article.blocks.length > 0 ? parsed : undefined
    }
    case 'panel': {
      const groups = parsePanel(entry.panel, context)
      return groups.length > 0 ? page({ name: partName, groups }) : undefined
    }
    case 'related-content': {
      const parsed = page({ name: partName }, { relatedContent: entry.relatedContent })
      return parsed.article.related.length > 0 ? parsed : undefined
    }
    case 'translations': {
      const translations = parseTranslations(entry, context)
      return translations.length > 0 ? page({ name: partName, translations }) : undefined
    }
  }
}

/** Parses a chapter of a guideline. Throws a `ContentError` when it lacks its id or its title. */
export function parseGuidelineChapter(
  entry: GuidelineChapterPageQuery['entry'],
  context: PageContext,
): GuidelineChapter {
  const references = nonNull(entry?.references)
  const sources = references.length > 0 ? references : entry?.sources
  const article = parseArticle(entry && { ...entry, sources, featuredimage: null }, context)
  const number = plainText(entry?.number)
  return {
    kind: 'guideline-chapter',
    path: (entry?.uri ? parseUriPath(entry.uri) : undefined) ?? context.path,
    article,
    ...(number !== undefined && { number }),
    recommendations: parseRecommendations(entry?.recommendations, context),
  }
}

/** Parses an archived edition of a guideline. Throws a `ContentError` when it lacks its id or its title. */
export function parseGuidelineArchive(
  entry: GuidelineArchivePageQuery['entry'],
  context: PageContext,
): GuidelineArchive {
  const article = parseArticle(entry, context)
  const [replacement] = nonNull(entry?.current)
  const current = parseTeaser(replacement, context.site, context.report)
  return {
    kind: 'guideline-archive',
    article,
    ...(isYear(entry?.year) && { year: entry.year }),
    ...(current && { current }),
    ...(current && isYear(replacement?.year) && { currentYear: replacement.year }),
    editions: parseEditions(entry?.editions, context).map(({ link }) => link),
  }
}

/** Parses editions into links, the newest first. */
function parseEditions(editions: Maybe<readonly Maybe<EditionFragment>[]>, context: PageContext) {
  return nonNull(editions)
    .flatMap((edition) => {
      const link = parseTeaser(edition, context.site, context.report)
      return link ? [{ link, year: isYear(edition.year) ? edition.year : 0 }] : []
    })
    .sort((one, other) => other.year - one.year)
}
