import type { CitedEvidenceFragment } from '#content-contract/operations.ts'
import type { Language } from '#i18n/languages.ts'
import { parseUriPath } from '#lib/uri-path.ts'
import { foreignLanguage } from './foreign-language.server.ts'
import { parseSources, type SourceContext } from './parse-source.server.ts'
import { plainText, nonNull, type Maybe } from './plain-text.server.ts'
import type { Source } from './source.ts'

/** A line of the note about a source. */
export type EvidenceLine = {
  /** The label before the text. */
  readonly label?: string
  readonly text: string
  /** The language of the text, when it is not the site's. */
  readonly language?: Language
  /** A path of this site, or an absolute URL. */
  readonly href?: string
  /** Details after the text, in the language of the page's text. */
  readonly details?: string
}

/** The lines of the note about a source, with the number of the source in the page's list. */
export type Evidence = { readonly id: string; readonly number: number; readonly lines: readonly EvidenceLine[] }

type Cited = { readonly source: Source; readonly lines: readonly EvidenceLine[] }

/**
 * Parses a page's sources: first those of its list, and then those that only its texts cite. Also returns the note about
 * each source, by the id that the texts use. A recommendation without a text or a titled chapter is left out and reported.
 */
export function parseEvidence(
  sources: Maybe<readonly Maybe<CitedEvidenceFragment>[]>,
  cited: Maybe<readonly Maybe<CitedEvidenceFragment>[]>,
  context: SourceContext,
): { readonly sources: readonly Source[]; readonly evidence: ReadonlyMap<string, Evidence> } {
  const all = new Map<string, Cited>()
  for (const source of parseSources(sources, context)) all.set(source.id, { source, lines: [lineOf(source)] })
  for (const fragment of nonNull(cited)) {
    if (all.has(fragment.id ?? '')) continue
    const parsed = 'text' in fragment ? parseRecommendation(fragment, context) : parseCitedSource(fragment, context)
    if (parsed) all.set(parsed.source.id, parsed)
  }
  const list = [...all.values()]
  return {
    sources: list.map(({ source }) => source),
    evidence: new Map(list.map(({ source: { id }, lines }, place) => [id, { id, number: place + 1, lines }])),
  }
}

const lineOf = ({ citation, language, href, details }: Source): EvidenceLine => ({
  text: citation,
  ...(language !== undefined && { language }),
  ...(href !== undefined && { href }),
  ...(details !== undefined && { details }),
})

function parseCitedSource(fragment: CitedEvidenceFragment, context: SourceContext): Cited | undefined {
  const [source] = parseSources([fragment], context)
  return source && { source, lines: [lineOf(source)] }
}

function parseRecommendation(fragment: CitedEvidenceFragment, context: SourceContext): Cited | undefined {
  const { site, report, publicHref, sourceLabels: labels } = context
  const { id } = fragment
  const strength = plainText(fragment.strength)?.toLowerCase()
  const text = plainText(fragment.text)
  const [chapter] = nonNull(fragment.chapter)
  const title = plainText(chapter?.title)
  if (!id || text === undefined || !chapter || title === undefined) {
    report({ message: 'A recommendation without words or chapter is left out.', entry: id ?? undefined })
    return undefined
  }
  const language = foreignLanguage(chapter.language, site)
  const level = plainText(fragment.levelOfEvidence)
  const grade = [
    labels && (strength === 'strong' ? labels.strong : strength === 'weak' ? labels.weak : undefined),
    level === undefined ? undefined : labels?.level(level),
  ]
    .filter((part) => part !== undefined)
    .join(' ')
  const details = grade === '' ? {} : { details: grade }
  const number = plainText(chapter.number)
  const place = [plainText(chapter.parent?.title), number === undefined ? title : `${number} ${title}`]
    .filter((part) => part !== undefined)
    .join(' · ')
  const path = typeof chapter.uri === 'string' ? parseUriPath(chapter.uri) : undefined
  return {
    source: {
      id,
      citation: `${place}: ${text}`,
      ...language,
      ...details,
      ...(path !== undefined && { href: publicHref(site.handle, path) }),
    },
    lines: [
      { ...(labels && { label: labels.recommendation }), text, ...language, ...details },
      { text: place, ...language, ...(path !== undefined && { href: path }) },
      ...parseSources(chapter.references, context).map(lineOf),
    ],
  }
}
