import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { onProblem, type ReportedProblem } from '#telemetry/report.server.ts'
import { addAssets, isKeptFile, refreshAssets, startKeepingAssets } from './kept-assets.ts'

let directory: string
let shared: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'kept-assets-'))
  shared = join(directory, 'shared')
})
afterEach(() => rmSync(directory, { recursive: true }))

/** Writes the client of a build, whose files contain the name of the build, and returns its directory. */
function build(name: string, ...files: string[]) {
  for (const file of files) {
    mkdirSync(dirname(join(directory, name, file)), { recursive: true })
    writeFileSync(join(directory, name, file), name)
  }
  return join(directory, name)
}

const keptFiles = () =>
  readdirSync(shared, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort()

const day = 86_400_000

describe('the directory of kept assets', () => {
  test('contains scripts, fonts and manifests of all builds with their compressed forms, and no other file', async () => {
    await addAssets(build('one', 'assets/a-1.js', 'assets/a-1.js.br', 'builds/meta/1.json', 'robots.txt'), shared)
    await addAssets(build('two', 'assets/a-2.js', 'assets/font-9.woff2', 'builds/latest.json'), shared)
    expect(keptFiles()).toEqual(['1.json', 'a-1.js', 'a-1.js.br', 'a-2.js', 'font-9.woff2'])
    expect(readFileSync(join(shared, 'assets/a-1.js'), 'utf8')).toBe('one')
  })

  test('replaces a file that has another length, as one that was cut off', async () => {
    const client = build('one', 'assets/a-1.js')
    await addAssets(client, shared)
    writeFileSync(join(shared, 'assets/a-1.js'), 'o')
    await addAssets(client, shared)
    expect(readFileSync(join(shared, 'assets/a-1.js'), 'utf8')).toBe('one')
    expect(keptFiles()).toEqual(['a-1.js'])
  })

  test('loses a file when no node has used it for the given days, and not before', async () => {
    await addAssets(build('one', 'assets/a-1.js', 'assets/both.js'), shared)
    const files = await addAssets(build('two', 'assets/a-2.js', 'assets/both.js'), shared)
    const now = Date.now()
    for (const file of ['a-1.js', 'a-2.js', 'both.js'])
      utimesSync(join(shared, 'assets', file), now / 1000, (now - 15 * day) / 1000)
    await refreshAssets(shared, files, { keepDays: 16, now })
    expect(keptFiles()).toEqual(['a-1.js', 'a-2.js', 'both.js'])
    await refreshAssets(shared, files, { keepDays: 14, now })
    expect(keptFiles()).toEqual(['a-2.js', 'both.js'])
  })

  test('that cannot be written is reported, and does not stop the start', async () => {
    const problems: ReportedProblem[] = []
    const stop = onProblem((problem) => problems.push(problem))
    writeFileSync(shared, 'a file in place of the directory')
    await startKeepingAssets(build('one', 'assets/a-1.js'), { assetsDirectory: shared, keepAssetsDays: 14 })
    stop()
    expect(problems.map(({ event }) => event)).toEqual(['assets.keep_failed'])
  })

  test('that could not be written at the start is written a day later', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    writeFileSync(shared, 'a file in place of the directory')
    onTestFinished(onProblem(() => {}))
    await startKeepingAssets(build('one', 'assets/a-1.js'), { assetsDirectory: shared, keepAssetsDays: 14 })
    rmSync(shared)
    vi.advanceTimersByTime(day)
    await expect.poll(() => existsSync(shared) && keptFiles()).toEqual(['a-1.js'])
  })
})

test.each([
  ['/assets/HomePage-B-2r_zHN.js', true],
  ['/assets/HomePage-B-2r_zHN.js.br', true],
  ['/assets/_x.woff2', true],
  ['/builds/meta/0a85f02991b3.json', true],
  ['/builds/latest.json', false],
  ['/assets/.incomplete', false],
  ['/assets/../../site.sqlite', false],
  ['/assets/..', false],
  ['/assets/a/b.js', false],
  ['/assets/', false],
  ['/assets/a\0.js', false],
  [`/assets/${'a'.repeat(300)}.js`, false],
  ['/robots.txt', false],
])('whether %s is kept: %s', (file, expected) => expect(isKeptFile(file)).toBe(expected))
