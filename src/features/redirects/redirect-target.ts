import type { Matcher } from 're2js'
import { parseLinkTarget } from '#lib/parse-link-target.ts'
import { encodePathSegment, withQuery } from '#lib/uri-path.ts'

/** The target that an editor wrote for a redirect, parsed but not followed yet (unlike a `ResolvedTarget`). */
export type RedirectTarget =
  /** `path` includes the query and the hash, and may begin with the handle of a site. `href` is an absolute URL. */
  { readonly kind: 'internal'; readonly path: string } | { readonly kind: 'external'; readonly href: string }

/**
 * Parses the target of a redirect. Returns undefined for a target that is refused (settled 2): one with a protocol other
 * than http and https or with credentials, a protocol-relative one, and one that a browser might parse differently.
 */
export function parseRedirectTarget(to: string): RedirectTarget | undefined {
  const written = to
    .trim()
    .replace(/^\/*__home__(?=$|[?#])/, '/')
    .replace(/%(?![\da-f]{2})/gi, '%25')
    // A backslash is refused in a path. In a query or hash it is encoded, because some programs read it as a slash.
    .replace(/(?<=[?#].*)\\/gs, '%5C')
  const isAddress = written.startsWith('/') || /^[^/?#]*:/.test(written)
  return checkTarget(isAddress ? written : `/${written}`)
}

function checkTarget(address: string): RedirectTarget | undefined {
  const target = parseLinkTarget(address, { origins: [] })
  return target.kind === 'internal' || target.kind === 'external' ? target : undefined
}

/** Adds further parameters to the query of a target; returns the target unchanged when the result would be refused. */
export const addQuery = (target: RedirectTarget, query: string): RedirectTarget =>
  checkTarget(withQuery(target.kind === 'internal' ? target.path : target.href, query)) ?? target

/**
 * Parses the target with `$1`, `$2`, … replaced by the groups of a match. Those come from the visitor, so they may fill a
 * path or a query, but not choose the destination: returns undefined if the target is refused, or if its kind or origin
 * differs from that with empty groups.
 *
 * @param address the text in which the pattern matched: the decoded path, and from `pathLength` on the query as requested
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
