import type { SourceFragment } from '#content-contract/operations.ts'
import { formatDate } from '#i18n/formatting.ts'
import { parseDay } from './calendar-day.server.ts'
import { foreignLanguage } from './foreign-language.server.ts'
import { ownOriginsOf, type LinkContext } from './parse-link.server.ts'
import { plainText, nonNull, type Maybe } from './plain-text.server.ts'
import { resolveHref } from './resolve-href.server.ts'
import type { Source } from './source.ts'
import type { SourceLabels } from './source-labels.server.ts'

/** The context of a page that the parser of sources needs. */
export type SourceContext = LinkContext & {
  /** The messages about sources. Without them, the only detail of a source is its year. */
  readonly sourceLabels?: SourceLabels
}

/** Parses the sources of a text, without duplicates. One without an id or a citation is left out and reported. */
export function parseSources(
  fragments: Maybe<readonly Maybe<SourceFragment>[]>,
  context: SourceContext,
): readonly Source[] {
  const sources = new Map<string, Source>()
  for (const fragment of nonNull(fragments)) {
    const source = parseSource(fragment, context)
    if (source && !sources.has(source.id)) sources.set(source.id, source)
  }
  return [...sources.values()]
}

function parseSource(fragment: SourceFragment, context: SourceContext): Source | undefined {
  const { id, language, citation: words, doi, href } = fragment
  const citation = plainText(words)
  if (!id || citation === undefined) {
    context.report({ message: 'A source without a citation is left out.', source: id ?? undefined })
    return undefined
  }
  const address = doiAddress(doi) ?? sourceAddress(href, id, context)
  const details = detailsOf(fragment, context)
  return {
    id,
    citation,
    ...foreignLanguage(language, context.site),
    ...(details !== '' && { details }),
    ...(address !== undefined && { href: address }),
  }
}

/** Returns the details of a source: the year, the chapter, the edition, and the date of the last check. */
function detailsOf({ id, year, chapterName, edition, checked }: SourceFragment, context: SourceContext): string {
  const { report, sourceLabels: labels } = context
  const [inChapter, inEdition] = [plainText(chapterName), plainText(edition)]
  const day = parseDay(checked, 'checked', (problem) => report({ ...problem, source: id ?? undefined }))
  return [
    typeof year === 'number' && Number.isInteger(year) && `${year}.`,
    labels && inChapter !== undefined && labels.chapter(inChapter),
    labels && inEdition !== undefined && labels.edition(inEdition),
    labels && day !== undefined && labels.checked(formatDate(labels.language, day)),
  ]
    .filter((part) => typeof part === 'string')
    .join(' ')
}

/** Returns the URL of a DOI in any notation; undefined when it is invalid (DOI Handbook, 2.2: `10.`, registrant, suffix). */
function doiAddress(written: Maybe<string>): string | undefined {
  if (typeof written !== 'string') return undefined
  const doi = written.trim().replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '')
  if (!/^10\.\d{4,9}(?:\.\d+)*\/[^\s\p{C}]+$/u.test(doi)) return undefined
  return `https://doi.org/${encodeURIComponent(doi).replace(/%(?:2F|3A|3B|28|29)/g, (encoded) => decodeURIComponent(encoded))}`
}

/**
 * Returns the absolute URL of a source, which is the public URL for our own pages. Anything but an HTTP URL or a path, such
 * as an email address, is reported, and the result is undefined.
 */
function sourceAddress(href: Maybe<string>, source: string, context: LinkContext): string | undefined {
  if (typeof href !== 'string' || href.trim() === '') return undefined
  const target = resolveHref(href, ownOriginsOf(context))
  if (target.kind === 'external') return target.href
  if (target.kind === 'internal') return context.publicHref(context.site.handle, target.path)
  context.report({ message: 'The address of a source is left out.', source })
  return undefined
}
