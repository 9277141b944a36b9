import type { OptionGridFragment } from '#content-contract/operations.ts'
import { isLanguage } from '#i18n/languages.ts'
import { parseUriPath } from '#lib/uri-path.ts'
import type { OptionGridBlock } from './option-grid.block.ts'
import { parseSources, type SourceContext } from './parse-source.server.ts'
import { plainText, nonNull, type ItemOf, type Maybe } from './plain-text.server.ts'

type Option = OptionGridBlock['options'][number]
type Outcome = OptionGridBlock['outcomes'][number]

/**
 * Parses treatments to compare. An outcome is left out and reported when it lacks a label, when its treatment is not in the
 * grid, or when its numbers are impossible, such as more people affected than counted. A grid in which nothing is left to
 * compare is reported as well, and the result is undefined.
 */
export function parseOptionGrid(
  fragment: Maybe<Partial<OptionGridFragment>>,
  id: string,
  context: SourceContext,
): OptionGridBlock | undefined {
  if (!fragment) return undefined
  const options = new Map(
    nonNull(fragment.options)
      .flatMap((option) => parseOption(option) ?? [])
      .map((option) => [option.id, option]),
  )
  const outcomes = nonNull(fragment.outcomes).flatMap((outcome, place) => {
    const parsed = parseOutcome(outcome, options, `${id}-${place + 1}`, context)
    if (!parsed)
      context.report({
        message: 'An outcome without an option, a label or numbers that can be true is left out.',
        block: id,
        outcome: outcome.id ?? undefined,
      })
    return parsed ?? []
  })
  const people = plainText(fragment.people)
  if (options.size > 0 && outcomes.length > 0)
    return {
      kind: 'option-grid',
      id,
      options: [...options.values()],
      ...(people !== undefined && { people }),
      outcomes,
    }
  context.report({ message: 'A grid without options or outcomes is left out.', block: id })
  return undefined
}

function parseOption({ id, title: words, uri, language }: ItemOf<OptionGridFragment['options']>): Option | undefined {
  const title = plainText(words)
  if (!id || title === undefined) return undefined
  const path = typeof uri === 'string' ? parseUriPath(uri) : undefined
  return {
    id,
    title,
    ...(path !== undefined && { path }),
    ...(typeof language === 'string' && isLanguage(language) && { language }),
  }
}

function parseOutcome(
  fragment: ItemOf<OptionGridFragment['outcomes']>,
  options: ReadonlyMap<string, Option>,
  fallbackId: string,
  context: SourceContext,
): Outcome | undefined {
  const label = plainText(fragment.label)
  const optionId = nonNull(fragment.option)[0]?.id
  const { outOf, affected, more } = fragment
  if (
    label === undefined ||
    !optionId ||
    !options.has(optionId) ||
    !isCount(outOf) ||
    !isCount(affected) ||
    outOf === 0 ||
    affected > outOf
  )
    return undefined
  const timeframe = plainText(fragment.timeframe)
  const [source] = parseSources(fragment.source, context)
  return {
    id: fragment.id || fallbackId,
    optionId,
    label,
    outOf,
    affected,
    ...((more === 'better' || more === 'worse') && { more }),
    ...(timeframe !== undefined && { timeframe }),
    ...(source && { source }),
  }
}

const isCount = (value: Maybe<number>): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0
