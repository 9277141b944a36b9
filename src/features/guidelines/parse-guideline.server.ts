import { parseArticle, type ArticleFragment, type PageContext } from '#blocks/parse-article.server.ts'
import type { Article } from '#blocks/article.ts'
import { foreignLanguage } from '#blocks/foreign-language.server.ts'
import { addressOf } from '#blocks/parse-picture.server.ts'
import { parseSources, type SourceFragment } from '#blocks/parse-source.server.ts'
import { parseTeaser, parseTeasers, type TeaserFragment } from '#blocks/parse-teaser.server.ts'
import { plainText, present, type Maybe } from '#blocks/plain-text.server.ts'
import { resolveHref } from '#blocks/resolve-href.server.ts'
import { ownOriginsOf } from '#blocks/parse-link.server.ts'
import { ContentError } from '#cms/content-error.ts'
import { languages, type Language } from '#i18n/languages.ts'
import { uriToPath } from '#lib/link-target.ts'
import { pathOfUri } from '#lib/uri-path.ts'
import { isSiteHandle, siteHandles, sites } from '#sites/sites.ts'
import {
  guidelineParts,
  type Guideline,
  type GuidelineArchive,
  type GuidelineChapter,
  type GuidelineFile,
  type GuidelinePage,
  type GuidelinePart,
  type GuidelinePartName,
  type GuidelineTranslation,
  type PanelMember,
  type Publication,
  type Recommendation,
} from './guideline.ts'

type List<T> = Maybe<readonly Maybe<T>[]>
type Text = Maybe<string>
type Identified = { readonly id?: Text }

type FileFragment = { readonly url?: Text; readonly mimeType?: Text; readonly size?: Text }

type RecommendationFragment = Identified & {
  readonly text?: Text
  readonly strength?: Text
  readonly levelOfEvidence?: Text
  readonly chapter?: List<TeaserFragment>
}

type ChangesFragment = Identified & {
  readonly year?: Maybe<number>
  readonly body?: Text
  readonly changes?: List<RecommendationFragment>
}

type PublicationFragment = SourceFragment & { readonly title?: Text; readonly file?: List<FileFragment> }

type SummaryFragment = Identified & { readonly title?: Text; readonly body?: Text; readonly file?: List<FileFragment> }

type PanelMemberFragment = Identified & {
  readonly panelRole?: Text
  readonly person?: List<
    Identified & {
      readonly title?: Text
      readonly language?: Text
      readonly role?: Text
      readonly affiliation?: Text
      readonly country?: Text
      readonly conflictOfInterest?: Text
    }
  >
}

type TranslationFragment = Identified & {
  readonly languageName?: Text
  readonly society?: Text
  readonly year?: Maybe<number>
  readonly href?: Text
  readonly file?: List<FileFragment>
}

/** The fields of the fragment `GuidelineWork`. */
export type GuidelineFragment = ArticleFragment & {
  readonly year?: Maybe<number>
  readonly chapters?: List<TeaserFragment & { readonly number?: Text; readonly isSupplement?: Maybe<boolean> }>
  readonly fullPdf?: List<FileFragment>
  readonly pocketPdf?: List<FileFragment>
  readonly summariesOfChanges?: List<ChangesFragment>
  readonly publications?: List<PublicationFragment>
  readonly appendices?: List<PublicationFragment>
  readonly summaries?: List<SummaryFragment>
  readonly panel?: List<PanelMemberFragment>
  readonly translations?: List<TranslationFragment>
}

export type GuidelinePageFragment = GuidelineFragment & { readonly editions?: List<EditionFragment> }

export type GuidelineChapterFragment = ArticleFragment & {
  readonly number?: Text
  readonly recommendations?: List<RecommendationFragment>
  readonly references?: List<SourceFragment>
}

export type EditionFragment = TeaserFragment & { readonly year?: Maybe<number> }

export type GuidelineArchiveFragment = ArticleFragment & {
  readonly year?: Maybe<number>
  readonly current?: List<TeaserFragment & { readonly year?: Maybe<number> }>
  readonly editions?: List<EditionFragment>
}

const isYear = (year: Maybe<number>): year is number => typeof year === 'number' && Number.isInteger(year)

/** What all pages of a guideline show around them. Throws a `ContentError` when it lacks its id, its uri or its title. */
export function parseGuideline(entry: Maybe<GuidelineFragment>, context: PageContext): Guideline {
  const { site, path } = context
  const { title, intro, language } = parseArticle(withoutText(entry), context)
  const uri = entry?.uri
  const link = parseTeaser({ ...entry, title, introText: null }, site)
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
    chapters: present(entry.chapters).flatMap((chapter) => {
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

/** Whether a part has something in it. Chapters know of it too, without the part itself. */
function hasPart(entry: GuidelineFragment, part: GuidelinePartName): boolean {
  switch (part) {
    case 'summary-of-changes':
      return yearsOf(entry).length > 0
    case 'publications-appendices':
      return present(entry.publications).length + present(entry.appendices).length > 0
    case 'summaries':
    case 'panel':
    case 'translations':
      return present<object>(entry[part]).length > 0
    case 'related-content':
      return present(entry.relatedContent).length > 0
  }
}

/** The years with a summary of changes, the newest first. */
const yearsOf = ({ summariesOfChanges }: GuidelineFragment): readonly number[] =>
  [...new Set(present(summariesOfChanges).flatMap(({ year }) => (isYear(year) ? [year] : [])))].sort(
    (one, other) => other - one,
  )

/** The entry without what is read on its own page: its name and its language are left. */
const withoutText = (entry: Maybe<ArticleFragment>): Maybe<ArticleFragment> =>
  entry && {
    ...entry,
    keyPoints: null,
    featuredimage: null,
    blocks: null,
    relatedContent: null,
    sources: null,
    reviewers: null,
    lastReviewed: null,
    nextReview: null,
    postDate: null,
    translator: null,
    ancestors: null,
  }

/**
 * A page of a guideline: its own, or that of `part` (`summary-of-changes/2026`). Only what stands on it is parsed. Undefined
 * when the guideline does not have that part. Throws a `ContentError` when it lacks its id or its title.
 */
export function parseGuidelinePage(
  entry: Maybe<GuidelinePageFragment>,
  part: string | undefined,
  context: PageContext,
): GuidelinePage | undefined {
  if (part === undefined) {
    const article = parseArticle(entry && { ...entry, featuredimage: null, relatedContent: null }, context)
    const editions = parseEditions(entry?.editions, context).map(({ link }) => link)
    return { kind: 'guideline', article, part: { name: 'overview', editions } }
  }
  const [name = '', year] = part.split('/')
  const known = guidelineParts.find((one) => one === name)
  if (!entry || !known || !hasPart(entry, known)) return undefined
  const readPart = (changed: Partial<ArticleFragment>): Article =>
    belowOriginal(parseArticle({ ...withoutText(entry), intro: null, introText: null, ...changed }, context), part)
  const page = (parsed: GuidelinePart, changed: Partial<ArticleFragment> = {}): GuidelinePage => ({
    kind: 'guideline',
    article: readPart(changed),
    part: parsed,
  })
  switch (known) {
    case 'summary-of-changes': {
      const years = yearsOf(entry)
      const shown = year === undefined ? years[0] : years.find((one) => String(one) === year)
      const summary = present(entry.summariesOfChanges).find((one) => shown !== undefined && one.year === shown)
      if (shown === undefined || !summary) return undefined
      return page(
        {
          name: known,
          path: uriToPath(entry.uri ?? '') ?? '',
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
      return publications.length + appendices.length > 0 ? page({ name: known, publications, appendices }) : undefined
    }
    case 'summaries': {
      const files = present(entry.summaries).flatMap(({ id, file }) => {
        const parsed = parseFile(file)
        return id && parsed ? [[id, parsed] as const] : []
      })
      const blocks = present(entry.summaries).map(({ id, title, body }) => ({
        typeHandle: 'textBlock',
        id: id ?? null,
        heading: title ?? null,
        body: body ?? null,
      }))
      const parsed = page({ name: known, files: Object.fromEntries(files) }, { blocks })
      return parsed.article.blocks.length > 0 ? parsed : undefined
    }
    case 'panel': {
      const groups = parsePanel(entry.panel, context)
      return groups.length > 0 ? page({ name: known, groups }) : undefined
    }
    case 'related-content': {
      const parsed = page({ name: known }, { relatedContent: entry.relatedContent })
      return parsed.article.related.length > 0 ? parsed : undefined
    }
    case 'translations': {
      const translations = parseTranslations(entry, context)
      return translations.length > 0 ? page({ name: known, translations }) : undefined
    }
  }
}

/** The original of a part is the part of the original. */
function belowOriginal(article: Article, part: string): Article {
  const { translation } = article
  return 'originalHref' in translation
    ? {
        ...article,
        translation: { ...translation, originalHref: `${translation.originalHref}/${pathOfUri(part).slice(1)}` },
      }
    : article
}

/** A chapter of a guideline. Throws a `ContentError` when it lacks its id or its title. */
export function parseGuidelineChapter(entry: Maybe<GuidelineChapterFragment>, context: PageContext): GuidelineChapter {
  const references = present(entry?.references)
  const sources = references.length > 0 ? references : entry?.sources
  const article = parseArticle(entry && { ...entry, sources, featuredimage: null }, context)
  const number = plainText(entry?.number)
  return {
    kind: 'guideline-chapter',
    path: (entry?.uri ? uriToPath(entry.uri) : undefined) ?? context.path,
    article,
    ...(number !== undefined && { number }),
    recommendations: parseRecommendations(entry?.recommendations, context),
  }
}

/** An archived edition of a guideline. Throws a `ContentError` when it lacks its id or its title. */
export function parseGuidelineArchive(entry: Maybe<GuidelineArchiveFragment>, context: PageContext): GuidelineArchive {
  const article = parseArticle(entry, context)
  const [replacement] = present(entry?.current)
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

/** Editions as links, the newest first. */
function parseEditions(editions: List<EditionFragment>, context: PageContext) {
  return present(editions)
    .flatMap((edition) => {
      const link = parseTeaser(edition, context.site, context.report)
      return link ? [{ link, year: isYear(edition.year) ? edition.year : 0 }] : []
    })
    .sort((one, other) => other.year - one.year)
}

/** Recommendations in their order. One that says nothing is left out, and one of an unknown strength is shown without it; both are reported. */
function parseRecommendations(
  fragments: List<RecommendationFragment>,
  context: PageContext,
): readonly Recommendation[] {
  return present(fragments).flatMap((fragment, place) => {
    const text = plainText(fragment.text)
    if (text === undefined) {
      context.report({ message: 'A recommendation without words is left out.', entry: fragment.id ?? undefined })
      return []
    }
    const named = plainText(fragment.strength)?.toLowerCase()
    const strength = named === 'strong' || named === 'weak' ? named : undefined
    if (named !== undefined && strength === undefined)
      context.report({ message: `The strength "${named}" is unknown.`, entry: fragment.id ?? undefined })
    const evidence = plainText(fragment.levelOfEvidence)
    const [chapter] = parseTeasers(fragment.chapter, context)
    return [
      {
        id: fragment.id ?? String(place),
        text,
        ...(strength && { strength }),
        ...(evidence !== undefined && { evidence }),
        ...(chapter && { chapter }),
      },
    ]
  })
}

function parsePublications(fragments: List<PublicationFragment>, context: PageContext): readonly Publication[] {
  return present(fragments).flatMap((fragment) => {
    const title = plainText(fragment.title) ?? plainText(fragment.citation)
    const [source] = parseSources([{ ...fragment, citation: plainText(fragment.citation) ?? title }], context)
    const file = parseFile(fragment.file)
    return title !== undefined && source ? [{ title, source, ...(file && { file }) }] : []
  })
}

/** The panel by role, in the order in which roles first occur. A member without a name is left out and reported. */
function parsePanel(fragments: List<PanelMemberFragment>, context: PageContext) {
  const groups = new Map<string | undefined, PanelMember[]>()
  for (const fragment of present(fragments)) {
    const [person] = present(fragment.person)
    const name = plainText(person?.title)
    if (!person || name === undefined) {
      context.report({ message: 'A member of the panel without a name is left out.', entry: fragment.id ?? undefined })
      continue
    }
    const panelRole = plainText(fragment.panelRole)
    const group = groups.get(panelRole) ?? []
    groups.set(panelRole, group)
    group.push({
      id: fragment.id ?? person.id ?? name,
      name,
      ...foreignLanguage(person.language, context.site),
      ...textsOf({
        role: person.role,
        affiliation: person.affiliation,
        country: person.country,
        conflictOfInterest: person.conflictOfInterest,
      }),
    })
  }
  return [...groups].map(([role, members]) => ({ ...(role !== undefined && { role }), members }))
}

/** Those of the texts that say something. */
const textsOf = <Name extends string>(texts: Readonly<Record<Name, Text>>): { readonly [N in Name]?: string } =>
  Object.fromEntries(
    Object.entries<Text>(texts).flatMap(([name, value]) => {
      const text = plainText(value)
      return text === undefined ? [] : [[name, text]]
    }),
  ) as { readonly [N in Name]?: string }

/** A translation that neither a file nor a link leads to is the site's own page, where there is one. */
function parseTranslations(entry: GuidelineFragment, context: PageContext): readonly GuidelineTranslation[] {
  return present(entry.translations).flatMap((fragment) => {
    const { id, languageName: written, year } = fragment
    const languageName = plainText(written)
    if (languageName === undefined) {
      context.report({ message: 'A translation without a language is left out.', entry: id ?? undefined })
      return []
    }
    const language = languageCalled(languageName)
    const file = parseFile(fragment.file)
    const href = externalHref(fragment.href, context)
    const ownHref = href === undefined && !file ? ownTranslation(entry, language, context) : undefined
    return [
      {
        id: id ?? languageName,
        languageName,
        ...(language && { language }),
        ...textsOf({ society: fragment.society }),
        ...(isYear(year) && { year }),
        ...(href !== undefined && { href }),
        ...(ownHref !== undefined && { ownHref }),
        ...(file && { file }),
      },
    ]
  })
}

/** The language that has this name in itself. */
function languageCalled(name: string): Language | undefined {
  const sameName = (handle: (typeof siteHandles)[number]) =>
    languages[sites[handle].locale].name.toLowerCase() === name.toLowerCase()
  const handle = siteHandles.find(sameName)
  return handle && sites[handle].locale
}

function externalHref(href: Text, context: PageContext): string | undefined {
  if (typeof href !== 'string' || href.trim() === '') return undefined
  const target = resolveHref(href, ownOriginsOf(context))
  if (target.kind === 'external') return target.href
  if (target.kind === 'internal') return context.publicHref(context.site.handle, target.path)
  context.report({ message: 'The address of a translation is left out.' })
  return undefined
}

function ownTranslation(
  { localized }: GuidelineFragment,
  language: Language | undefined,
  context: PageContext,
): string | undefined {
  for (const { uri, siteHandle, enabledForSite } of present(localized)) {
    if (!uri || !siteHandle || !isSiteHandle(siteHandle) || enabledForSite === false) continue
    const path = uriToPath(uri)
    if (path !== undefined && sites[siteHandle].locale === language) return context.publicHref(siteHandle, path)
  }
  return undefined
}

/** The first file of a field; undefined when there is none that can be had. */
function parseFile(files: List<FileFragment>): GuidelineFile | undefined {
  const [file] = present(files)
  const href = addressOf(file?.url)
  if (!file || href === undefined) return undefined
  const bytes = Number(file.size)
  const type =
    file.mimeType === 'application/pdf' ? 'PDF' : /\.([a-z\d]{1,5})(?:[?#]|$)/i.exec(href)?.[1]?.toUpperCase()
  return { href, ...(type !== undefined && { type }), ...(bytes > 0 && Number.isFinite(bytes) && { bytes }) }
}
