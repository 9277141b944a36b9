import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every test that the documentation of faults names exists', () => {
  const tests = globSync(['src/**/*.test.ts', 'tests/integration/**/*.test.ts'])
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const names = readFileSync('docs/faults.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:Fault|---)/.test(line))
    .map((line) => line.split('|').at(-2)?.trim().replaceAll('`', '') ?? '')
  expect(names.length).toBeGreaterThan(15)
  expect(names.filter((name) => !tests.includes(name))).toEqual([])
})
