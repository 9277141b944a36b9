import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSearchCounts, readSearchCounts } from './searches-without-result.server.ts'

let directory: string
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'searches-'))))
afterEach(() => rmSync(directory, { recursive: true }))

const times = (count: number, act: () => void) => Array.from({ length: count }, act)
const written = async () => {
  await sleep(60)
  return readSearchCounts(directory)
}

test('words that were asked for several times are written down with their number, and nothing else', async () => {
  const counts = createSearchCounts(directory, { pause: 10 })
  times(4, () => counts.count('en', 'Lithotripter'))
  counts.count('en', 'asked once')
  counts.count('nl', 'asked once')
  expect(await written()).toEqual({ en: { lithotripter: 4 } })
  expect(readFileSync(join(directory, 'searches-without-result.json'), 'utf8')).not.toContain('once')
})

test('counting goes on after a start', async () => {
  times(3, () => undefined)
  const first = createSearchCounts(directory, { pause: 10 })
  times(3, () => first.count('de', 'nichts'))
  await written()
  createSearchCounts(directory, { pause: 10 }).count('de', 'nichts')
  expect(await written()).toEqual({ de: { nichts: 4 } })
})

test('what may be somebody’s is not counted', async () => {
  const counts = createSearchCounts(directory, { pause: 10 })
  for (const words of ['someone@example.org', 'call 020 555 1234', '12-03-1961', 'x'.repeat(81)])
    times(5, () => counts.count('en', words))
  expect(await written()).toEqual({})
})

test('a broken file is begun anew', async () => {
  writeFileSync(join(directory, 'searches-without-result.json'), '{"en": {"a"')
  const counts = createSearchCounts(directory, { pause: 10 })
  times(3, () => counts.count('en', 'abc'))
  expect(await written()).toEqual({ en: { abc: 3 } })
})
