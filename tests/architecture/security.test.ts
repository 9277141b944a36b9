import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The tests that the last cells of the tables name: each a file and, if given, a part of the name of a test in it. */
const namedTests = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .map((line) => line.split('|').at(-2)?.trim() ?? '')
  .filter((cell) => cell.startsWith('`'))
  .flatMap((cell) => {
    let file = ''
    return cell.split('; ').map((part) => {
      const [, ownFile, name] = /^(?:`([^`]+)`)?(?: ?› (.+))?$/.exec(part) ?? []
      file = ownFile ?? file
      return { part, file, name }
    })
  })

/** Returns the texts in quotation marks that begin a test or a group of tests. */
const testNamesIn = (file: string): readonly string[] =>
  Array.from(
    readFileSync(file, 'utf8').matchAll(/(?:\b(?:test|describe\w*)(?:\.\w+)?|\))\(\s*(['"`])((?:(?!\1).)+)\1/g),
    ([, , name = '']) => name,
  )

test('every test that the threat model names exists', () => {
  expect(namedTests.length).toBeGreaterThan(70)
  expect(namedTests.filter(({ file }) => !existsSync(file))).toEqual([])
  const missing = namedTests.filter(
    ({ file, name }) => name !== undefined && !testNamesIn(file).some((own) => own.includes(name)),
  )
  expect(missing).toEqual([])
})

test('every threat has a test', () => {
  const sections = readFileSync('docs/security.md', 'utf8').split('## Threats and defenses')[1]?.split('\n## ')[0] ?? ''
  const threats = sections.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| threat |'))
  expect(threats.length).toBeGreaterThan(45)
  expect(
    threats.filter((line) => !/\| `(?:src|tests|graphql|scripts)\/[^`]+\.(?:test|spec)\.ts`[^|]*\|$/.test(line)),
  ).toEqual([])
})
