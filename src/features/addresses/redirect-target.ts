import type { Matcher } from 're2js'
import { parseLinkTarget } from '#lib/link-target.ts'
import { encodePathSegment, withQuery } from '#lib/uri-path.ts'

/** The target of a redirect, as it is written. */
export type RedirectTarget =
  /** A path, with its query and hash. It may begin with the handle of a site. */
  { readonly kind: 'internal'; readonly path: string } | { readonly kind: 'external'; readonly href: string }

/**
 * Reads where a redirect leads; undefined when that is refused (settled 2): script protocols, protocol-relative targets, user
 * names, and what a browser might read in another way.
 */
export function parseRedirectTarget(to: string): RedirectTarget | undefined {
  const written = to
    .trim()
    .replace(/^\/*__home__(?=$|[?#])/, '/')
    .replace(/%(?![\da-f]{2})/gi, '%25')
    // In a path it is refused; in a query it means nothing, but not everybody knows.
    .replace(/(?<=[?#].*)\\/gs, '%5C')
  const isAddress = written.startsWith('/') || /^[^/?#]*:/.test(written)
  return checkTarget(isAddress ? written : `/${written}`)
}

function checkTarget(address: string): RedirectTarget | undefined {
  const target = parseLinkTarget(address, { origins: [] })
  return target.kind === 'internal' || target.kind === 'external' ? target : undefined
}

/** The target with further parameters in its query, as they were requested; without them when they cannot stand there. */
export const addQuery = (target: RedirectTarget, query: string): RedirectTarget =>
  checkTarget(withQuery(target.kind === 'internal' ? target.path : target.href, query)) ?? target

/**
 * The same with `$1`, `$2`, … replaced by what the groups of a pattern have matched. That is the visitor's text: it fills a
 * path or a query, and never says where else to go. So what leads to another kind of place or another origin than the
 * target with empty groups is refused.
 *
 * @param address what was matched: the path, decoded, and from `pathLength` on the query as it was requested
 */
export function fillRedirectTarget(
  to: string,
  { matcher, address, pathLength }: { matcher: Matcher; address: string; pathLength: number },
): RedirectTarget | undefined {
  const empty = parseRedirectTarget(to.replace(groups, ''))
  const filled = parseRedirectTarget(
    to.replace(groups, (_, digit: string, at: number) => {
      const group = Number(digit)
      const start = group <= matcher.groupCount() ? matcher.start(group) : -1
      if (start < 0) return ''
      const end = matcher.end(group)
      const text = address.slice(start, Math.min(end, pathLength))
      const query = address.slice(Math.max(start, pathLength), end)
      const isInPath = !/[?#]/.test(to.slice(0, at))
      return (isInPath ? text.split('/').map(encodePathSegment).join('/') : encodeURIComponent(text)) + query
    }),
  )
  return empty && filled && originOf(empty) === originOf(filled) ? filled : undefined
}

const groups = /\$(\d)/g

const originOf = (target: RedirectTarget): string => (target.kind === 'internal' ? 'own' : new URL(target.href).origin)
