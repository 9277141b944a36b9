import { LRUCache } from 'lru-cache'
import { RE2JS, RE2Set } from 're2js'
import { decodeSafely } from '#lib/decode-safely.ts'
import { previewQuery } from '#lib/preview-parameters.ts'
import { fold, longestLiteral } from './pattern-literal.ts'
import { readPatternQuery, type PatternQuery } from './pattern-query.ts'
import { addQuery, fillRedirectTarget, parseRedirectTarget, type RedirectTarget } from './redirect-target.ts'

/** A stored redirect as Craft returns it (specification section 3, *Redirect*); an invalid one may lack any field. */
export type StoredRedirect = {
  readonly uri?: string | null
  readonly to?: string | null
  readonly type?: string | null
}

export type RedirectStatus = 301 | 302 | 307 | 308

export type RedirectDecision =
  | {
      readonly kind: 'redirect'
      readonly status: RedirectStatus
      readonly target: RedirectTarget
      /**
       * The URL differs from the uri in case or encoding, or has further query parameters, so the target may be a URL that
       * the redirect matches again.
       */
      readonly isLoose?: true
    }
  | { readonly kind: 'gone' }

/** The compiled redirects of a site. */
export type Redirects = {
  /** Returns the redirect of a path and query, both as requested; undefined when none matches. */
  readonly decide: (pathAndQuery: string) => RedirectDecision | undefined
  /**
   * Returns the query parameters, in lower case, with which a stored redirect may apply instead of the page at `path`; `*`
   * stands for any query. A cached page must not hide the redirect from requests with them.
   */
  readonly parametersAt: (path: string) => readonly string[]
}

type Problem = { readonly uri: string; readonly message: string }
type Report = (problem: Problem) => void

type CheckedRedirect = { readonly uri: string; readonly to: string; readonly type: string | null | undefined }

/** A pattern. It can only match URLs that contain `needle`, both folded. The pattern is compiled on first use. */
type Pattern = {
  readonly needle: string
  readonly source: string
  readonly flags: number
  readonly pattern: () => RE2JS
  readonly query: () => PatternQuery
  readonly redirect: CheckedRedirect
}

const metacharacters = /[\\^$*+?()[\]{}|]/

/**
 * Whether a uri is a pattern, that is, contains a metacharacter. A question mark counts only in a uri of the form
 * `/…/flags`; in any other uri it may begin a query.
 */
const isPattern = (uri: string): boolean =>
  metacharacters.test(/^\/.+\/[a-z]*$/.test(uri) ? uri : uri.replaceAll('?', ''))

/** The maximum number of entries in each cache of a site's redirects. Most requests are for the same few URLs. */
const maxCachedDecisions = 2000
/**
 * The maximum length, in characters, of a path with its query and of a stored uri. A longer URL is matched without its
 * query. A longer uri is refused.
 */
const maxAddressLength = 2048
/**
 * The maximum number of instructions of a compiled pattern, on which the time to match depends. `[0-9]{4}/(.*)` has a dozen.
 */
const maxProgramSize = 500
/** The maximum number of patterns without a needle in one set; with more patterns, the set's DFA grows too large. */
const maxPatternsPerSet = 32
/** The memory limit for the DFA of a set, in bytes. */
const maxSetBytes = 1_048_576

/**
 * Compiles the stored redirects of a site (settled 2): exact uris match first, their paths in any case and their queries
 * exactly, then the patterns in order. A uri without a query matches any query but that of a preview, and passes it on to
 * its target; a pattern that matches only with the query comes first. Patterns come from editors, so they are matched in
 * linear time. Invalid redirects, and patterns that do not compile or would take too long, are left out. A target that is
 * not allowed is found only when its redirect matches; then neither this redirect nor a later pattern applies. All of these
 * are passed to `report`, with their uri.
 */
export function compileRedirects(stored: readonly (StoredRedirect | null)[], report: Report): Redirects {
  const exact = new Map<string, CheckedRedirect>()
  const folded = new Map<string, CheckedRedirect>()
  const exactQueries = new Map<string, string[]>()
  const patterns: Pattern[] = []
  for (const row of stored) {
    const redirect = checkRedirect(row, report)
    if (!redirect) continue
    const uri = normalizeUri(redirect.uri)
    const [own = '', ...query] = uri.split('?')
    const path = fold(own)
    const inAnyCase = [path, ...query].join('?')
    if (!exact.has(uri)) exact.set(uri, redirect)
    if (!folded.has(inAnyCase)) folded.set(inAnyCase, redirect)
    if (query.length > 0) exactQueries.set(path, [...(exactQueries.get(path) ?? []), firstParameter(query.join('?'))])
    const pattern = isPattern(redirect.uri) ? readPattern(redirect, report) : undefined
    if (pattern) patterns.push(pattern)
  }
  const candidates = matchTogether(patterns)
  const decisions = new LRUCache<string, { readonly decision: RedirectDecision | undefined }>({
    max: maxCachedDecisions,
  })
  const parameters = new LRUCache<string, readonly string[]>({ max: maxCachedDecisions })
  const reported = new Set<string>()
  /** Returns the redirect for a path and a query; one whose uri has the same case takes precedence. */
  const findExact = (path: string, query: string) => exact.get(path + query) ?? folded.get(fold(path) + query)
  // Each redirect is reported only once, because visitors can request any number of URLs.
  const reportOnce: Report = (problem) => {
    if (!reported.has(problem.uri)) report(problem)
    reported.add(problem.uri)
  }

  /**
   * Returns the redirect of the first pattern that matches or, with `byQuery`, of the first one that needs the query to
   * match.
   */
  function matchPatterns(address: string, pathLength: number, byQuery: boolean): RedirectDecision | undefined {
    for (const { pattern, redirect } of candidates(address)) {
      // A test for a match takes a fraction of the time of finding the groups.
      if (!pattern().test(address)) continue
      if (byQuery && pattern().test(address.slice(0, pathLength))) continue
      const matcher = pattern().matcher(address)
      if (matcher.find())
        return decide(redirect, (to) => fillRedirectTarget(to, { matcher, address, pathLength }), reportOnce)
    }
    return undefined
  }

  function decideOn(pathAndQuery: string): RedirectDecision | undefined {
    const [path = '', ...rest] = pathAndQuery.split('?')
    const own = addressOf(path)
    const search = pathAndQuery.length <= maxAddressLength ? rest.join('?') : ''
    const query = search && `?${search}`
    // The parameters of a preview are for the page in the preview, and must not leak to another host.
    const isPreview = previewQuery(search) !== ''
    const exactMatch = findExact(own, query)
    if (exactMatch) return decideByExactUri(exactMatch, own + query, '')
    const plain = search && !isPreview ? findExact(own, '') : undefined
    return (
      decideByPattern(own, isPreview ? '' : query, plain !== undefined) ??
      (plain && decideByExactUri(plain, own, search))
    )
  }

  /**
   * Returns the redirect of an exact uri. `extraQuery` are the parameters of the request that the uri does not have;
   * they are added to the target.
   */
  function decideByExactUri(
    redirect: CheckedRedirect,
    address: string,
    extraQuery: string,
  ): RedirectDecision | undefined {
    const decision = decide(redirect, parseRedirectTarget, reportOnce)
    if (decision?.kind !== 'redirect' || (extraQuery === '' && trimSlashes(redirect.uri) === address)) return decision
    return { ...decision, target: addQuery(decision.target, extraQuery), isLoose: true }
  }

  function decideByPattern(own: string, query: string, byQuery: boolean): RedirectDecision | undefined {
    if (patterns.length === 0) return undefined
    // A decoded path may contain a question mark, so the key starts with its length to mark where the query begins.
    const key = `${own.length} ${own}${query}`
    const cached = decisions.get(key) ?? { decision: matchPatterns(own + query, own.length, byQuery) }
    decisions.set(key, cached)
    return cached.decision
  }

  function findParameters(path: string): readonly string[] {
    // The path itself has a redirect. If its page is shown all the same, as in a loop, a redirect may still apply with any
    // query.
    if (decideOn(path)) return ['*']
    const address = addressOf(path)
    const found = new Set(exactQueries.get(fold(address)))
    for (const { query } of patterns) {
      if (found.has('*')) return ['*']
      const parameter = query().parameterAt(address)
      if (parameter !== undefined) found.add(parameter)
    }
    return found.has('*') ? ['*'] : [...found]
  }

  return {
    decide: decideOn,
    parametersAt: (path) => {
      const found = parameters.get(path) ?? findParameters(path)
      parameters.set(path, found)
      return found
    },
  }
}

const trimSlashes = (path: string): string => path.replace(/^\/+|\/+$/g, '')

const addressOf = (path: string): string => decodeSafely(trimSlashes(path))

/** Matches all characters that decoding or NFC may change: `%`, and those after Latin letters. Most uris have none. */
const changeable = /[^ -$&-\u02ff]/

/** Returns a stored uri in the form of requested addresses: the path in NFC and, unless the uri is a pattern, decoded. */
function normalizeUri(uri: string): string {
  const trimmed = trimSlashes(uri)
  if (!changeable.test(trimmed)) return trimmed
  if (isPattern(uri)) return trimmed.normalize('NFC')
  const [path = '', ...query] = trimmed.split('?')
  return [decodeSafely(path.normalize('NFC')), ...query].join('?')
}

/**
 * Returns the name of a query's first parameter, in lower case; `*` when that name is empty. The first parameter is enough,
 * because a request matches an exact uri only with exactly the same query.
 */
const firstParameter = (query: string): string =>
  decodeSafely(/^[^&=]*/.exec(query)?.[0].replaceAll('+', ' ') ?? '').toLowerCase() || '*'

/** Checks the fields of a stored redirect. If one is invalid, reports the redirect and returns undefined. */
function checkRedirect(row: StoredRedirect | null, report: Report): CheckedRedirect | undefined {
  const { uri, to, type } = row ?? {}
  const reject = (message: string): undefined => void report({ uri: String(uri).slice(0, 200), message })
  if (typeof uri !== 'string') return reject('The redirect has no uri.')
  if (uri.length > maxAddressLength) return reject(`The uri is longer than ${maxAddressLength} characters.`)
  if (typeof to === 'string') return { uri, to, type }
  // A page that is gone (410) needs no target.
  return type === '410' ? { uri, to: '', type } : reject('The redirect has no target.')
}

/** Returns a function that finds the patterns that a URL may match, in their order. */
function matchTogether(patterns: readonly Pattern[]): (address: string) => Iterable<Pattern> {
  type Together = { readonly members: Pattern[]; readonly needle: string; readonly flags: number; set?: RE2Set }
  const all: Together[] = []
  for (const pattern of patterns) {
    const { needle, flags } = pattern
    const last = all.at(-1)
    if (needle === '' && last?.needle === '' && last.flags === flags && last.members.length < maxPatternsPerSet)
      last.members.push(pattern)
    else all.push({ members: [pattern], needle, flags })
  }
  return function* (address) {
    const folded = fold(address)
    for (const group of all) {
      const { members, needle, flags } = group
      if (!folded.includes(needle)) continue
      if (members.length === 1) {
        yield* members
        continue
      }
      if (!group.set) {
        group.set = new RE2Set(RE2Set.UNANCHORED, flags, maxSetBytes)
        for (const { source } of members) group.set.add(source)
      }
      for (const index of group.set.match(address).sort((one, other) => one - other)) {
        const member = members[index]
        if (member) yield member
      }
    }
  }
}

/**
 * The problem of each pattern, if it has one, by flags and source. They are cached so that a change of one redirect does not
 * compile all patterns again.
 */
const checkCache = new LRUCache<string, { readonly problem: string | undefined }>({ max: 20_000 })

function readPattern(redirect: CheckedRedirect, report: Report): Pattern | undefined {
  const { source, flags } = sourceOf(redirect.uri.normalize('NFC'))
  const compile = () => RE2JS.compile(source, flags)
  const key = `${flags} ${source}`
  const cachedCheck = checkCache.get(key) ?? { problem: problemOf(compile) }
  checkCache.set(key, cachedCheck)
  if (cachedCheck.problem !== undefined) {
    report({ uri: redirect.uri, message: cachedCheck.problem })
    return undefined
  }
  // The check does not keep the compiled pattern, which is large and rarely needed. It is compiled on first use.
  let compiled: RE2JS | undefined
  let query: PatternQuery | undefined
  return {
    needle: fold(longestLiteral(source)),
    source,
    flags,
    pattern: () => (compiled ??= compile()),
    query: () => (query ??= readPatternQuery(source, flags)),
    redirect,
  }
}

function problemOf(compile: () => RE2JS): string | undefined {
  try {
    const size = compile().programSize()
    return size > maxProgramSize ? 'The pattern repeats too much: it would take too long to match.' : undefined
  } catch (error) {
    return `The pattern cannot be compiled: ${String(error)}`
  }
}

/**
 * Returns the source of a pattern and its flags for RE2. The source of `/…/flags` is used as it is, and of its flags only
 * `i` has an effect. Anything else becomes a case-insensitive `^…$`, in which every unescaped `?` and `/` outside
 * parentheses is literal.
 */
function sourceOf(uri: string): { readonly source: string; readonly flags: number } {
  const [, written, flags] = /^\/(.+)\/([a-z]*)$/.exec(uri) ?? []
  if (written !== undefined && metacharacters.test(written)) {
    return { source: written, flags: flags?.includes('i') ? RE2JS.CASE_INSENSITIVE : 0 }
  }
  let depth = 0
  const source = trimSlashes(uri).replace(/\\.|[()?/]/g, (character) => {
    if (character === '(') depth++
    if (character === ')') depth--
    return depth === 0 && (character === '?' || character === '/') ? `\\${character}` : character
  })
  return { source: `^${source}$`, flags: RE2JS.CASE_INSENSITIVE }
}

function decide(
  { uri, to, type }: CheckedRedirect,
  parse: (to: string) => RedirectTarget | undefined,
  report: Report,
): RedirectDecision | undefined {
  if (type === '410') return { kind: 'gone' }
  const target = parse(to)
  if (target) return { kind: 'redirect', status: redirectStatus(type), target }
  report({ uri, message: 'The target is not allowed.' })
  return undefined
}

const statuses: readonly RedirectStatus[] = [301, 302, 307, 308]

/** Returns the status of a redirect: its type if that is 301, 302, 307 or 308, otherwise 302 (settled 2). */
export const redirectStatus = (type: string | null | undefined): RedirectStatus =>
  statuses.find((status) => String(status) === type) ?? 302
