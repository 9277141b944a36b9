import { RE2JS } from 're2js'
import { decodeSafely } from '#lib/uri-path.ts'

/** A stored redirect as the content system gives it (specification section 3, *Redirect*). */
export type StoredRedirect = { readonly uri: string; readonly to: string; readonly type: string }

export type RedirectStatus = 301 | 302 | 307 | 308

export type RedirectDecision =
  | { readonly kind: 'redirect'; readonly status: RedirectStatus; readonly target: RedirectTarget }
  | { readonly kind: 'gone' }

export type RedirectTarget =
  /** A path of the site, with its query and hash, without the site's prefix. */
  { readonly kind: 'internal'; readonly path: string } | { readonly kind: 'external'; readonly href: string }

/** Decides for a path and query as they were requested; undefined when no redirect matches. */
export type RedirectMatcher = (pathAndQuery: string) => RedirectDecision | undefined

type Problem = { readonly uri: string; readonly message: string }
type Pattern = { readonly pattern: RE2JS; readonly redirect: StoredRedirect }

const metacharacters = /[\\^$*+?()[\]{}|]/

/**
 * The stored redirects of a site as one function (settled 2): first the exact uris, then the patterns in their order.
 * Patterns come from editors, so they are matched in linear time. A pattern that cannot be compiled and a target that is
 * not allowed are left out and given to `report`, with their uri.
 */
export function compileRedirects(
  redirects: readonly StoredRedirect[],
  report: (problem: Problem) => void,
): RedirectMatcher {
  const exact = new Map<string, StoredRedirect>()
  const patterns: Pattern[] = []
  for (const redirect of redirects) {
    const uri = redirect.uri.replace(/^\/+|\/+$/g, '')
    if (!exact.has(uri)) exact.set(uri, redirect)
    if (!isPattern(redirect.uri)) continue
    try {
      patterns.push({ pattern: compilePattern(redirect.uri), redirect })
    } catch (error) {
      report({ uri: redirect.uri, message: `The pattern cannot be compiled: ${String(error)}` })
    }
  }

  return (pathAndQuery) => {
    const [path = '', ...query] = pathAndQuery.split('?')
    const address = [decodeSafely(path.replace(/^\/+|\/+$/g, '')), ...query].join('?')
    const known = exact.get(address)
    if (known) return decide(known, known.to, report)
    for (const { pattern, redirect } of patterns) {
      const matcher = pattern.matcher(address)
      if (!matcher.find()) continue
      const to = redirect.to.replace(/\$(\d)/g, (_, group: string) =>
        Number(group) <= matcher.groupCount() ? (matcher.group(Number(group)) ?? '') : '',
      )
      return decide(redirect, to, report)
    }
    return undefined
  }
}

/**
 * The query parameters on which it depends whether a stored redirect takes a page away. A stored page must not hide the
 * redirect from those who ask with them; every other query leaves it alone.
 */
export function redirectParameters(redirects: readonly StoredRedirect[], path: string): readonly string[] {
  const address = decodeSafely(path.replace(/^\/+|\/+$/g, '')).toLowerCase()
  const names = redirects.flatMap(({ uri }) => {
    const [own = '', ...query] = uri.replace(/^\/+|\/+$/g, '').split('?')
    // Which paths a pattern fits only a match with its query could tell.
    const concerns = metacharacters.test(own) || own.toLowerCase() === address
    return concerns ? [...query.join('?').matchAll(/([\w-]+)=/g)].map(([, name = '']) => name) : []
  })
  return [...new Set(names)]
}

/** An exact uri needs no matching: only one with a character that means something in a pattern does. */
const isPattern = (uri: string): boolean => metacharacters.test(uri)

/**
 * `/…/flags` is a pattern as it stands; anything else becomes `^…$` without regard to case, with every unescaped `?` and
 * `/` outside parentheses taken literally.
 */
function compilePattern(uri: string): RE2JS {
  const [, written, flags] = /^\/(.+)\/([a-z]*)$/.exec(uri) ?? []
  if (written !== undefined && metacharacters.test(written)) {
    return RE2JS.compile(written, flags?.includes('i') ? RE2JS.CASE_INSENSITIVE : 0)
  }
  let depth = 0
  const source = uri.replace(/^\/+|\/+$/g, '').replace(/\\.|[()?/]/g, (character) => {
    if (character === '(') depth++
    if (character === ')') depth--
    return depth === 0 && (character === '?' || character === '/') ? `\\${character}` : character
  })
  return RE2JS.compile(`^${source}$`, RE2JS.CASE_INSENSITIVE)
}

function decide(
  redirect: StoredRedirect,
  to: string,
  report: (problem: Problem) => void,
): RedirectDecision | undefined {
  if (redirect.type === '410') return { kind: 'gone' }
  const target = parseRedirectTarget(to)
  if (target) return { kind: 'redirect', status: redirectStatus(redirect.type), target }
  report({ uri: redirect.uri, message: 'The target is not allowed.' })
  return undefined
}

const statuses: readonly RedirectStatus[] = [301, 302, 307, 308]

/** Anything but 301, 302, 307 and 308 means 302 (settled 2). */
export const redirectStatus = (type: string | null | undefined): RedirectStatus =>
  statuses.find((status) => String(status) === type) ?? 302

/** Where a redirect leads; undefined when that is refused: script protocols and protocol-relative targets. */
export function parseRedirectTarget(to: string): RedirectTarget | undefined {
  if (/[\p{Cc}\\]/u.test(to)) return undefined
  if (to.includes('://')) {
    return /^https?:\/\//i.test(to) && URL.canParse(to) ? { kind: 'external', href: new URL(to).href } : undefined
  }
  if (/^[^/?#]*:/.test(to) || to.startsWith('//')) return undefined
  return { kind: 'internal', path: `/${to.replace(/^\/+/, '').replace(/^__home__(?=$|[?#])/, '')}` }
}
