import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .trim()
  .split('\n')

const header = '| change | open first | also |'

type Row = { readonly line: number; readonly cells: readonly string[] }

/** Returns the rows of the tables with the header above, each with its line number, counted from 1. */
function readRows(text: string): readonly Row[] {
  const lines = text.split('\n')
  const rows: Row[] = []
  let isInTable = false
  for (const [index, line] of lines.entries()) {
    isInTable = line === header || (isInTable && line.startsWith('|'))
    if (isInTable && line !== header && !line.startsWith('| ---'))
      rows.push({ line: index + 1, cells: line.split('|').slice(1, -1) })
  }
  return rows
}

const trackedFiles = new Set(tracked)
const escaped = (text: string) => text.replaceAll(/\W/g, String.raw`\$&`)

/** Returns the files of a path, in which `*` and a name in angle brackets stand for any name. */
function filesOf(path: string): readonly string[] {
  if (trackedFiles.has(path)) return [path]
  const parts = path.split(/(\*|<\w+>)/)
  if (parts.length === 1) return []
  const pattern = new RegExp(`^${parts.map((part, place) => (place % 2 === 1 ? '[^/]+' : escaped(part))).join('')}$`)
  return tracked.filter((file) => pattern.test(file))
}

/** Whether one of the files has the symbol as a whole word. A hyphen is part of a word, as in the names of CSS. */
function isIn(files: readonly string[], symbol: string): boolean {
  const word = new RegExp(`(?<![\\w-])${escaped(symbol)}(?![\\w-])`)
  return files.some((file) => word.test(readFileSync(file, 'utf8')))
}

/** Returns what is wrong with a row; an empty list if it is right. */
function problemsOf({ cells }: Row): readonly string[] {
  const [, first = '', also = ''] = cells.map((cell) => cell.trim())
  if (cells.length !== 3) return [`it has ${cells.length} cells and not 3`]
  const [, path = '', symbols = ''] = /^`([^`]+)`((?: `[^`]+`)*)$/.exec(first) ?? []
  if (path === '') return [`"${first}" is not one path in backticks, with symbols in backticks after it`]
  const files = filesOf(path)
  // Labels may contain other code spans, such as the name of a setting.
  const others = [...also.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name).filter((name) => /[./]/.test(name))
  return [
    ...(files.length === 0 ? [`there is no file ${path}`] : []),
    ...[...symbols.matchAll(/`([^`]+)`/g)].flatMap(([, symbol = '']) =>
      files.length > 0 && !isIn(files, symbol) ? [`\`${symbol}\` does not occur in ${path}`] : [],
    ),
    ...(others.length > 3 ? [`it has ${others.length} further paths and not at most 3`] : []),
    ...others.filter((name) => filesOf(name).length === 0).map((name) => `there is no file ${name}`),
  ]
}

const doc = 'docs/where-things-are.md'
const rows = readRows(readFileSync(doc, 'utf8'))

test('every row names one file that exists, with symbols that occur in it, and further files that exist', () => {
  const problems = rows.flatMap((row) =>
    problemsOf(row).map((problem) => `${doc}:${row.line} (${row.cells[0]?.trim()}): ${problem}`),
  )
  expect(rows.length).toBeGreaterThan(300)
  expect(problems).toEqual([])
})

test('no two rows name the same change', () => {
  const changes = rows.map(({ cells }) => cells[0]?.trim())
  expect(changes.filter((change, place) => changes.indexOf(change) !== place)).toEqual([])
})

test('a wrong row is reported', () => {
  const problems = (row: string) => readRows(`${header}\n| --- | --- | --- |\n${row}`).flatMap(problemsOf)
  expect(problems('| a change | `src/router.tsx` `getRouter` | words: `locales/<tag>/messages.po` |')).toEqual([])
  expect(problems('| a change | `src/*.tsx` `getRouter` | |')).toEqual([])
  expect(problems('| a change | `src/no-such-file.ts` | |')).toEqual(['there is no file src/no-such-file.ts'])
  expect(problems('| a change | `src/router.tsx` `getRoute` | |')).toEqual([
    '`getRoute` does not occur in src/router.tsx',
  ])
  expect(problems('| a change | `src/router.tsx`, `src/start.ts` | |')).toEqual([
    '"`src/router.tsx`, `src/start.ts`" is not one path in backticks, with symbols in backticks after it',
  ])
  expect(problems('| a change | `src/router.tsx` | `router.tsx` |')).toEqual(['there is no file router.tsx'])
  expect(problems('| a change | `src/router.tsx` |')).toEqual(['it has 2 cells and not 3'])
})
