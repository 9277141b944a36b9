import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { checkSync, type AttackPattern } from 'recheck'
import { parseSync, Visitor } from 'rolldown/utils'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../../src')

/** The maximum length of a URL, in characters, which exceeds the maximum length of every field of a form. */
const maxInputLength = 8192
/** The maximum time of a match with a complexity above quadratic, in milliseconds. Cubic time can take hours. */
const maxMatchMs = 1500

type RegExpLiteral = { readonly file: string; readonly pattern: string; readonly flags: string }

/** Returns the regular expressions in the code of the site, each once. */
function findRegExps(): readonly RegExpLiteral[] {
  const found = new Map<string, RegExpLiteral>()
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => /(?<!\.test)\.tsx?$/.test(name))) {
    const { program } = parseSync(file, readFileSync(join(source, file), 'utf8'))
    new Visitor({
      Literal: (node) => {
        if (!('regex' in node)) return
        const { pattern, flags } = node.regex
        found.set(`/${pattern}/${flags}`, { file, pattern, flags })
      },
    }).visit(program)
  }
  return [...found.values()]
}

/** Builds a text of about the maximum length from the attack pattern that recheck has found. */
function longestAttack({ pumps, suffix }: AttackPattern): string {
  const pumpLength = pumps.reduce((sum, { pump }) => sum + pump.length, 0)
  const count = Math.floor(maxInputLength / pumpLength)
  return pumps.map(({ prefix, pump }) => prefix + pump.repeat(count)).join('') + suffix
}

/** Returns the problem of a regular expression; undefined if no text of the maximum length makes it slow. */
function problemOf({ pattern, flags }: RegExpLiteral): string | undefined {
  const result = checkSync(pattern, flags, { timeout: 60_000 })
  if (result.status === 'safe') return undefined
  if (result.status === 'unknown') return `could not be checked (${result.error.kind})`
  // Quadratic time takes about a tenth of a second. It is not measured, because a busy machine would take longer.
  if (result.complexity.type === 'polynomial' && result.complexity.degree === 2) return undefined
  try {
    // The timeout also ends a match that is running.
    runInNewContext(
      'new RegExp(pattern, flags).test(text)',
      { pattern, flags, text: longestAttack(result.attack) },
      { timeout: maxMatchMs },
    )
    return undefined
  } catch {
    return `takes more than ${maxMatchMs} ms (${result.complexity.summary})`
  }
}

test(
  'every regular expression takes a short time with the worst text of the maximum length',
  { timeout: 300_000 },
  () => {
    const all = findRegExps()
    expect(all.length).toBeGreaterThan(300)
    const problems = all.flatMap((literal) => {
      const problem = problemOf(literal)
      return problem === undefined ? [] : [`${literal.file}: /${literal.pattern}/${literal.flags} ${problem}`]
    })
    expect(problems).toEqual([])
  },
)

test('the check finds a regular expression that backtracks', { timeout: 60_000 }, () => {
  for (const pattern of ['^(a+)+$', '^data:\\s*(.*?)\\s*$'])
    expect(problemOf({ file: '', pattern, flags: '' })).toMatch(/^takes more than/)
})
