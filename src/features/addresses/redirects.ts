import { LRUCache } from 'lru-cache'
import { RE2JS } from 're2js'
import { decodeSafely } from '#lib/uri-path.ts'
import { fold, longestLiteral } from './pattern-literal.ts'

/** A stored redirect as the content system gives it (specification section 3, *Redirect*). */
export type StoredRedirect = { readonly uri: string; readonly to: string; readonly type: string }

export type RedirectStatus = 301 | 302 | 307 | 308

export type RedirectDecision =
  | { readonly kind: 'redirect'; readonly status: RedirectStatus; readonly target: RedirectTarget }
  | { readonly kind: 'gone' }

export type RedirectTarget =
  /** A path of the site, with its query and hash, without the site's prefix. */
  { readonly kind: 'internal'; readonly path: string } | { readonly kind: 'external'; readonly href: string }

/** The stored redirects of a site, ready to be asked. */
export type Redirects = {
  /** Decides for a path and query as they were requested; undefined when no redirect matches. */
  readonly decide: (pathAndQuery: string) => RedirectDecision | undefined
  /**
   * The query parameters on which it depends whether a stored redirect takes the page at `path` away. A stored page must
   * not hide the redirect from those who ask with them; every other query leaves it alone.
   */
  readonly parametersAt: (path: string) => readonly string[]
}

type Problem = { readonly uri: string; readonly message: string }
type Report = (problem: Problem) => void

/** An address that matches `pattern` contains `needle`, both folded. Only those that do are worth the pattern's compilation. */
type Pattern = { readonly needle: string; readonly pattern: () => RE2JS; readonly redirect: StoredRedirect }

const metacharacters = /[\\^$*+?()[\]{}|]/

/** Decisions on how many addresses are kept. Most readers ask for the same few. */
const keptDecisions = 2000

/**
 * The stored redirects of a site (settled 2): first the exact uris, then the patterns in their order. Patterns come from
 * editors, so they are matched in linear time. A pattern that cannot be compiled and a target that is not allowed are left
 * out and given to `report`, with their uri.
 */
export function compileRedirects(stored: readonly StoredRedirect[], report: Report): Redirects {
  const exact = new Map<string, StoredRedirect>()
  const patterns: Pattern[] = []
  for (const redirect of stored) {
    const uri = redirect.uri.replace(/^\/+|\/+$/g, '')
    if (!exact.has(uri)) exact.set(uri, redirect)
    const pattern = isPattern(redirect.uri) ? readPattern(redirect, report) : undefined
    if (pattern) patterns.push(pattern)
  }
  const decisions = new LRUCache<string, { readonly decision: RedirectDecision | undefined }>({ max: keptDecisions })

  function matchPatterns(address: string): RedirectDecision | undefined {
    const folded = fold(address)
    for (const { needle, pattern, redirect } of patterns) {
      if (!folded.includes(needle)) continue
      const matcher = pattern().matcher(address)
      if (!matcher.find()) continue
      const to = redirect.to.replace(/\$(\d)/g, (_, group: string) =>
        Number(group) <= matcher.groupCount() ? (matcher.group(Number(group)) ?? '') : '',
      )
      return decide(redirect, to, report)
    }
    return undefined
  }

  return {
    decide: (pathAndQuery) => {
      const [path = '', ...query] = pathAndQuery.split('?')
      const address = [addressOf(path), ...query].join('?')
      const known = exact.get(address)
      if (known) return decide(known, known.to, report)
      if (patterns.length === 0) return undefined
      const kept = decisions.get(address) ?? { decision: matchPatterns(address) }
      decisions.set(address, kept)
      return kept.decision
    },
    parametersAt: readParameters(stored),
  }
}

const addressOf = (path: string): string => decodeSafely(path.replace(/^\/+|\/+$/g, ''))

function readParameters(stored: readonly StoredRedirect[]): Redirects['parametersAt'] {
  const asked = stored.flatMap(({ uri }) => {
    const [own = '', ...query] = uri.replace(/^\/+|\/+$/g, '').split('?')
    const names = [...query.join('?').matchAll(/([\w-]+)=/g)].map(([, name = '']) => name)
    // Which paths a pattern fits only a match with its query could tell.
    return names.length === 0 ? [] : [{ path: metacharacters.test(own) ? undefined : own.toLowerCase(), names }]
  })
  return (path) => {
    const address = addressOf(path).toLowerCase()
    return [...new Set(asked.flatMap((one) => (one.path === undefined || one.path === address ? one.names : [])))]
  }
}

/** An exact uri needs no matching: only one with a character that means something in a pattern does. */
const isPattern = (uri: string): boolean => metacharacters.test(uri)

/** Which patterns can be compiled, by their source; a change of one redirect must not compile all of them again. */
const checked = new LRUCache<string, { readonly problem: string | undefined }>({ max: 20_000 })

function readPattern(redirect: StoredRedirect, report: Report): Pattern | undefined {
  const { source, flags } = sourceOf(redirect.uri)
  const compile = () => RE2JS.compile(source, flags)
  const key = `${flags} ${source}`
  const known = checked.get(key) ?? { problem: problemOf(compile) }
  checked.set(key, known)
  if (known.problem !== undefined) {
    report({ uri: redirect.uri, message: `The pattern cannot be compiled: ${known.problem}` })
    return undefined
  }
  // A compiled pattern is large, and most are never needed.
  let compiled: RE2JS | undefined
  return { needle: fold(longestLiteral(source)), pattern: () => (compiled ??= compile()), redirect }
}

function problemOf(compile: () => unknown): string | undefined {
  try {
    compile()
    return undefined
  } catch (error) {
    return String(error)
  }
}

/**
 * `/…/flags` is a pattern as it stands; anything else becomes `^…$` without regard to case, with every unescaped `?` and
 * `/` outside parentheses taken literally.
 */
function sourceOf(uri: string): { readonly source: string; readonly flags: number } {
  const [, written, flags] = /^\/(.+)\/([a-z]*)$/.exec(uri) ?? []
  if (written !== undefined && metacharacters.test(written)) {
    return { source: written, flags: flags?.includes('i') ? RE2JS.CASE_INSENSITIVE : 0 }
  }
  let depth = 0
  const source = uri.replace(/^\/+|\/+$/g, '').replace(/\\.|[()?/]/g, (character) => {
    if (character === '(') depth++
    if (character === ')') depth--
    return depth === 0 && (character === '?' || character === '/') ? `\\${character}` : character
  })
  return { source: `^${source}$`, flags: RE2JS.CASE_INSENSITIVE }
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
