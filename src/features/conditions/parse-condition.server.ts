import type { ConditionPageQuery, SituationPageQuery } from '#content-contract/operations.ts'
import { bodyAreas } from '#blocks/body-area.ts'
import { comparedTreatments } from '#blocks/compared-treatments.server.ts'
import { excludeLinks } from '#blocks/exclude-links.server.ts'
import { parseArticle, type PageContext, withoutForms } from '#blocks/parse-article.server.ts'
import { offlineSection } from '#blocks/offline-section.server.ts'
import { parseOptionGrid } from '#blocks/parse-option-grid.server.ts'
import { belowOriginal, withoutText } from '#blocks/part-of-entry.server.ts'
import { parseTeaser, parseTeasers } from '#blocks/parse-teaser.server.ts'
import { plainTexts, nonNull, type Maybe } from '#blocks/plain-text.server.ts'
import type { Article } from '#blocks/article.ts'
import { foreignLanguage } from '#blocks/foreign-language.server.ts'
import type { SafeLink } from '#ui/safe-link.ts'
import { isLanguage } from '#i18n/languages.ts'
import { parseUriPath } from '#lib/uri-path.ts'
import { hasOwnPage } from '#sites/tool-pages.ts'
import type { BodyArea } from '#blocks/body-area.ts'
import type { Comparison, Condition, Situation } from './condition.ts'

/** Parses a condition. Throws a `ContentError` when it lacks its id or its title. */
export function parseCondition(entry: ConditionPageQuery['entry'], context: PageContext): Condition {
  const article = parseArticle(entry, context)
  const comparisonPath = comparisonPathOf(entry, context)
  const offline = offlineOf(entry, context)
  const situations = parseTeasers(entry?.situations, context)
  const treatments = parseTeasers(entry?.treatments, context)
  const guidelines = parseTeasers(entry?.guidelines, context)
  const modules = parseTeasers(entry?.modules, context)
  return {
    kind: 'condition',
    article: {
      ...article,
      related: excludeLinks(article.related, [...situations, ...treatments, ...guidelines, ...modules]),
    },
    bodyAreas: parseBodyAreas(entry?.bodyAreas, context),
    situations,
    treatments,
    guidelines,
    modules,
    ...(comparisonPath !== undefined && { comparisonPath }),
    ...(offline && { offline }),
  }
}

/**
 * Returns the section with the button that keeps the page for reading offline; undefined for an entry without a uri, on
 * sites without offline pages, and when the labels of the section are missing.
 */
function offlineOf(entry: ConditionPageQuery['entry'], { site, labels }: PageContext) {
  const path = pathOf(entry?.uri)
  return path !== undefined && labels.offline && hasOwnPage(site, '/offline')
    ? offlineSection(path, labels.offline)
    : undefined
}

const pathOf = (uri: Maybe<string>): string | undefined => (uri ? parseUriPath(uri) : undefined)

/**
 * Returns the path of the page that compares the treatments; undefined when there is nothing to compare, and for an entry
 * without a uri.
 */
function comparisonPathOf(entry: ConditionPageQuery['entry'], context: PageContext): string | undefined {
  const path = pathOf(entry?.uri)
  const [grid] = nonNull(nonNull(entry?.comparison)[0]?.optionGrid)
  return path !== undefined && parseOptionGrid(grid, 'comparison', context) ? `${path}/compare` : undefined
}

/**
 * Parses the page that compares the treatments of a condition, with the title of the condition; undefined when there is
 * nothing to compare. Throws a `ContentError` when the condition lacks its id or its title.
 */
export function parseComparison(entry: ConditionPageQuery['entry'], context: PageContext): Comparison | undefined {
  const [treatment] = nonNull(entry?.comparison)
  const [fragment] = nonNull(treatment?.optionGrid)
  const grid = parseOptionGrid(fragment, 'comparison', context)
  if (!entry || !grid) return undefined
  const evidence = nonNull(fragment?.outcomes).flatMap(({ source }) => nonNull(source))
  const named = { ...withoutText(entry), intro: null, introText: null, evidence, ancestors: entry.ancestors ?? [] }
  const article = parseArticle(named, context)
  const path = pathOf(entry.uri)
  const language = treatment?.language
  const paths = new Set(grid.options.map(({ path }) => path))
  return {
    kind: 'condition',
    part: 'compare',
    article: {
      ...withoutForms(belowOriginal(article, 'compare')),
      address: article.address,
      ancestors: [...article.ancestors, ...(path === undefined ? [] : [ownLink(path, article, context)])],
    },
    condition: article.title,
    grid,
    ...(typeof language === 'string' && isLanguage(language) && { gridLanguage: language }),
    others: parseTeasers(entry.treatments, context).filter(
      (other) => other.kind !== 'internal' || !paths.has(other.path),
    ),
  }
}

/** Returns the link to the page of the condition itself, in the breadcrumbs of a part. */
const ownLink = (path: string, { title, language }: Article, { site }: PageContext): SafeLink => ({
  kind: 'internal',
  path,
  label: title,
  ...foreignLanguage(language, site),
})

/** Parses a stage or circumstance of a condition. Throws a `ContentError` when it lacks its id or its title. */
export function parseSituation(entry: SituationPageQuery['entry'], context: PageContext): Situation {
  const article = parseArticle(entry, context)
  const condition = parseTeaser(nonNull(entry?.condition)[0], context.site, context.report)
  const treatments = parseTeasers(entry?.treatments, context)
  return {
    kind: 'situation',
    article: { ...article, related: excludeLinks(article.related, [...treatments, ...(condition ? [condition] : [])]) },
    ...(condition && { condition }),
    treatments,
    isCompared: isCompared(entry),
  }
}

/** Whether the comparison of the condition compares at least two treatments of the situation. */
function isCompared(entry: SituationPageQuery['entry']): boolean {
  return nonNull(entry?.condition).some((condition) => {
    const compared = comparedTreatments(condition)
    return nonNull(entry?.treatments).filter(({ id }) => compared.has(id ?? '')).length >= 2
  })
}

/** Parses parts of the body, without duplicates, in the order of `bodyAreas`. Unknown ones are left out and reported. */
function parseBodyAreas(names: Maybe<readonly Maybe<string>[]>, { report, path }: PageContext): readonly BodyArea[] {
  const named = new Set(plainTexts(names))
  for (const name of named) {
    if (!bodyAreas.some((area) => area === name)) report({ message: `The body area "${name}" is unknown.`, path })
  }
  return bodyAreas.filter((area) => named.has(area))
}
