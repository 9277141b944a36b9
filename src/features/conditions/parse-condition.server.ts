import type { ConditionPageQuery, SituationPageQuery } from '#content-contract/operations.ts'
import { bodyAreas } from '#blocks/body-area.ts'
import { parseArticle, type PageContext } from '#blocks/parse-article.server.ts'
import { parseTeaser, parseTeasers } from '#blocks/parse-teaser.server.ts'
import { plainTexts, nonNull, type Maybe } from '#blocks/plain-text.server.ts'
import type { BodyArea } from '#blocks/body-area.ts'
import type { Condition, Situation } from './condition.ts'

/** Parses a condition. Throws a `ContentError` when it lacks its id or its title. */
export function parseCondition(entry: ConditionPageQuery['entry'], context: PageContext): Condition {
  const article = parseArticle(entry, context)
  return {
    kind: 'condition',
    article,
    bodyAreas: parseBodyAreas(entry?.bodyAreas, context),
    situations: parseTeasers(entry?.situations, context),
    treatments: parseTeasers(entry?.treatments, context),
    guidelines: parseTeasers(entry?.guidelines, context),
    modules: parseTeasers(entry?.modules, context),
  }
}

/** Parses a stage or circumstance of a condition. Throws a `ContentError` when it lacks its id or its title. */
export function parseSituation(entry: SituationPageQuery['entry'], context: PageContext): Situation {
  const article = parseArticle(entry, context)
  const condition = parseTeaser(nonNull(entry?.condition)[0], context.site, context.report)
  return {
    kind: 'situation',
    article,
    ...(condition && { condition }),
    treatments: parseTeasers(entry?.treatments, context),
  }
}

/** Parses parts of the body, without duplicates, in the order of the drawing. Unknown ones are reported. */
function parseBodyAreas(names: Maybe<readonly Maybe<string>[]>, { report, path }: PageContext): readonly BodyArea[] {
  const named = new Set(plainTexts(names))
  for (const name of named) {
    if (!bodyAreas.some((area) => area === name)) report({ message: `The body area "${name}" is unknown.`, path })
  }
  return bodyAreas.filter((area) => named.has(area))
}
