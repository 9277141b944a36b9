import type { TeaserFragment } from '#content-contract/operations.ts'
import { parseUriPath } from '#lib/uri-path.ts'
import type { Site } from '#sites/sites.ts'
import type { SafeLink } from '#ui/safe-link.ts'
import type { ReportContentProblem } from './content-problem.server.ts'
import { isUnderEmbargo } from './embargo.server.ts'
import { foreignLanguage } from './foreign-language.server.ts'
import { plainText, nonNull, type Maybe } from './plain-text.server.ts'

/** The fields of an entry for a link to it: the fragment `Teaser`, or one with fewer fields. */
export type TeaserFields = Pick<TeaserFragment, 'title' | 'uri' | 'language'> &
  Partial<Pick<TeaserFragment, 'id' | 'introText' | 'embargoUntil'>>

/**
 * Parses a link to the page of an entry on this site. If the entry is not translated, the link has the entry's language.
 * Returns undefined for an entry under embargo. An entry without a title or a page is reported, and the result is undefined
 * as well.
 */
export function parseTeaser(
  fragment: Maybe<TeaserFields>,
  site: Site,
  report?: ReportContentProblem,
): SafeLink | undefined {
  if (!fragment || isUnderEmbargo(fragment)) return undefined
  const label = plainText(fragment.title)
  const path = typeof fragment.uri === 'string' ? parseUriPath(fragment.uri) : undefined
  if (label === undefined || path === undefined) {
    report?.({
      message: 'An entry without a title or an address cannot be linked to.',
      entry: fragment.id ?? undefined,
    })
    return undefined
  }
  const text = plainText(fragment.introText)
  return {
    kind: 'internal',
    path,
    label,
    ...(text !== undefined && { text }),
    ...foreignLanguage(fragment.language, site),
  }
}

export const parseTeasers = (
  fragments: Maybe<readonly Maybe<TeaserFields>[]>,
  { site, report }: { readonly site: Site; readonly report: ReportContentProblem },
): readonly SafeLink[] => nonNull(fragments).flatMap((fragment) => parseTeaser(fragment, site, report) ?? [])
