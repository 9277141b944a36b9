import { RE2JS } from 're2js'
import { fold, longestLiteral, tokensOf } from './pattern-literal.ts'

/** Tells by which queries an address may match a pattern. */
export type PatternQuery = {
  /**
   * The query parameter without which the pattern matches no address with a query at a path; `*` when any query will do;
   * undefined when none will. The path is decoded and without slashes at its ends.
   */
  readonly parameterAt: (path: string) => string | undefined
}

const anyQuery = '*'
const never: PatternQuery = { parameterAt: () => undefined }
const always: PatternQuery = { parameterAt: () => anyQuery }

/**
 * Finds out whether, and by which of its queries, an address may match a pattern. It depends on the first part of the
 * pattern that takes a question mark: what stands before it must match the path. In doubt a query is taken to match.
 */
export function readPatternQuery(source: string, flags: number): PatternQuery {
  const tokens = tokensOf(source)
  // Without an anchor, or with another branch, a match may begin anywhere. Flags in the pattern are nothing by themselves, so
  // that a quantifier after them repeats what stands before them.
  if (!/^\^(?![*+?{])/.test(source) || /\(\?(?!:)/.test(source) || /\\[pPxQ0-7]/.test(source)) return always
  let depth = 0
  let at = 0
  let outermost = 0
  let found: { head: string; isLiteral: boolean; rest: string } | undefined
  for (const [index, token] of tokens.entries()) {
    if (token === '(' && depth++ === 0) outermost = at
    if (token === ')') depth--
    if (token === '|' && depth === 0) return always
    if (!found && takesQuestionMark(token)) {
      const isLiteral = token === '\\?' && depth === 0 && !/^[*+?{]/.test(tokens[index + 1] ?? '')
      found = { head: source.slice(0, depth > 0 ? outermost : at), isLiteral, rest: source.slice(at + token.length) }
    }
    at += token.length
  }
  if (!found) return never
  const { head, isLiteral, rest } = found
  // A quantifier would repeat what stands before it, but nothing that takes no question mark becomes one that does.
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
