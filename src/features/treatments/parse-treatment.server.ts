import type { TreatmentPageQuery } from '#content-contract/operations.ts'
import { comparedTreatments } from '#blocks/compared-treatments.server.ts'
import { excludeLinks } from '#blocks/exclude-links.server.ts'
import { parseArticle, type PageContext } from '#blocks/parse-article.server.ts'
import { parseOptionGrid } from '#blocks/parse-option-grid.server.ts'
import { parseTeasers } from '#blocks/parse-teaser.server.ts'
import { nonNull } from '#blocks/plain-text.server.ts'
import type { Treatment } from './treatment.ts'

/** Parses a treatment. Throws a `ContentError` when it lacks its id or its title. */
export function parseTreatment(entry: TreatmentPageQuery['entry'], context: PageContext): Treatment {
  const [grid] = nonNull(entry?.optionGrid)
  // The sources of the grid are added to the page's list, because the source numbers in the grid link to that list.
  const gridSources = nonNull(grid?.outcomes).flatMap(({ source }) => nonNull(source))
  const article = parseArticle(entry && { ...entry, evidence: [...nonNull(entry.evidence), ...gridSources] }, context)
  const optionGrid = parseOptionGrid(grid, 'option-grid', context)
  const conditions = parseTeasers(entry?.conditions, context)
  const situations = parseTeasers(entry?.situations, context)
  return {
    kind: 'treatment',
    article: { ...article, related: excludeLinks(article.related, [...conditions, ...situations]) },
    conditions,
    comparisons: comparisonsOf(entry, context),
    situations,
    ...(optionGrid && { optionGrid }),
  }
}

/** Returns links to the conditions for which this treatment is used and whose comparison page compares it with others. */
function comparisonsOf(entry: TreatmentPageQuery['entry'], context: PageContext): Treatment['comparisons'] {
  const compared = nonNull(entry?.conditions).filter((condition) => comparedTreatments(condition).has(entry?.id ?? ''))
  return parseTeasers(compared, context)
}
