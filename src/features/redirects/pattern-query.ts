import { RE2JS } from 're2js'
import { fold, longestLiteral, tokensOf } from './pattern-literal.ts'

/** The queries that allow a URL to match a pattern. */
export type PatternQuery = {
  /**
   * Returns the name, in lower case, of the parameter that a query at this path must have in order to match. Returns `*`
   * when any query may match, and undefined when none can. The path is decoded and has no leading or trailing slashes.
   */
  readonly parameterAt: (path: string) => string | undefined
}

const anyQuery = '*'
const never: PatternQuery = { parameterAt: () => undefined }
const always: PatternQuery = { parameterAt: () => anyQuery }

/**
 * Determines with which query strings a URL can match a pattern. The analysis looks for the first token of the pattern that
 * can match a question mark; the tokens before it must match the path. In unclear cases, any query string is assumed to
 * match.
 */
export function readPatternQuery(source: string, flags: number): PatternQuery {
  const tokens = tokensOf(source)
  // Without an anchor, a match may begin anywhere. Flags in the pattern match nothing, so a quantifier after them repeats
  // the token before them. `tokensOf` splits escapes such as `\x41` and `\pL`, so their tokens would be misread.
  if (!/^\^(?![*+?{])/.test(source) || /\(\?(?!:)/.test(source) || /\\[pPxQ0-7]/.test(source)) return always
  let depth = 0
  let at = 0
  let outermost = 0
  let found: { head: string; isLiteral: boolean; rest: string } | undefined
  for (const [index, token] of tokens.entries()) {
    if (token === '(' && depth++ === 0) outermost = at
    if (token === ')') depth--
    // The anchor applies only to the first alternative.
    if (token === '|' && depth === 0) return always
    if (!found && takesQuestionMark(token)) {
      const isLiteral = token === '\\?' && depth === 0 && !/^[*+?{]/.test(tokens[index + 1] ?? '')
      found = { head: source.slice(0, depth > 0 ? outermost : at), isLiteral, rest: source.slice(at + token.length) }
    }
    at += token.length
  }
  if (!found) return never
  const { head, isLiteral, rest } = found
  // No token of the head can match a question mark, however often a quantifier repeats it, so the head matches within the
  // path.
  const parameter = (isLiteral && /^([\w-]+)(?=[=&]|\$$)/.exec(rest)?.[1]?.toLowerCase()) || anyQuery
  const needle = fold(longestLiteral(head))
  let compiled: RE2JS | undefined
  return {
    parameterAt: (path) => {
      if (!fold(path).includes(needle)) return undefined
      compiled ??= RE2JS.compile(isLiteral ? `${head}$` : head, flags)
      return compiled.test(path) ? parameter : undefined
    },
  }
}

const takesQuestionMark = (token: string): boolean => {
  if (token.startsWith('[')) return !/^\[(?:\p{L}-\p{L}|\d-\d|[\p{L}\d_/.,~%+=&]|\\[dw./-])*-?\]$/u.test(token)
  return token === '.' || /^\\[?WDSC]$/.test(token)
}
