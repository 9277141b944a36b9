import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkEvidence } from './check-evidence.ts'
import { loadContent } from './load-content.ts'

let root = ''

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'evidence-'))
})
afterAll(() => rm(root, { recursive: true }))

const treatment = (body: string, extra = '') =>
  `---\ntitle: Waiting\nintro: Most stones pass.\n${extra}---\n\n## Numbers {#numbers}\n\n${body}\n`
const file = 'en/treatments/waiting.md'

/** Returns the findings in `file`, in a copy of the fixture in which `files` (texts by path) replace some files. */
async function findings(files: Record<string, string>): Promise<string[]> {
  const directory = await mkdtemp(join(root, 'copy-'))
  await cp(fileURLToPath(new URL('fixtures/content', import.meta.url)), directory, { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text)
  const { model, problems } = await loadContent({ directory })
  expect(problems).toEqual([])
  const texts = new Map<string, string>()
  for (const site of model.sites) {
    for (const { document } of model.all(site)) texts.set(document.file, await readFile(resolve(document.file), 'utf8'))
  }
  const found = checkEvidence(model, { rowsOf: (file) => texts.get(file)?.split('\n') ?? [] })
  return found
    .map((finding) => String(finding).replaceAll(`${directory}/`, ''))
    .filter((finding) => finding.startsWith(`${file}:`))
}

test.each([
  'About 3 in 100 need help.',
  '- Half in 2 more words, and 12 % of them.',
  '| Small | 95 out of 100 |',
  'Of 100 stones, 95 pass.',
  'One man of 100 needs help.',
  'It was so in one out of 4.[^eau] In 2 of every 3 it was not.',
])('a share without a source is found: %s', async (body) => {
  expect(await findings({ [file]: treatment(body) })).toEqual([expect.stringMatching(`^${file}:8: no source for "`)])
})

test.each([
  'About 3 in 100 need help.[^eau]',
  '| Small | 95 out of 100[^eau] |',
  'Wait for 3 days in all, or 5 to 10 mm.',
  'In a story, a man of 71 tells what helped, and an older woman of 80 too. At the age of 60 it is common.',
  'About 3 in 100 need help.[^eau][^urolithiasis/01-introduction#ultrasound] Most do not.',
])('a share with a source, and a number that is not a share, are not found: %s', async (body) => {
  expect(await findings({ [file]: treatment(body) })).toEqual([])
})

test('an outcome of a grid without a source is found', async () => {
  const grid =
    'optionGrid:\n  options: [waiting]\n  outcomes:\n    - { option: waiting, label: Stone gone, outOf: 100, affected: 80 }\n'
  expect(await findings({ [file]: treatment('Wait.', grid) })).toEqual([
    `${file}:7: no source for "Stone gone" of waiting`,
  ])
})

test('a source with a newer edition is found where it is cited', async () => {
  const citation = 'European Association of Urology. Guidelines on Urolithiasis.'
  const sources = [
    `- { key: eau, citation: "${citation}", year: 2025 }`,
    `- { key: eau-2026, citation: "${citation}", year: 2026 }`,
    '- { key: other, citation: "Another work.", year: 2020 }',
  ].join('\n')
  const found = await findings({ 'en/sources.yaml': sources, [file]: treatment('Wait.[^eau] Go.[^eau-2026]') })
  expect(found).toEqual([`${file}:8: "eau" is of 2025; "eau-2026" is of 2026`])
})

test('a page that is older than the recommendation on which it relies is found', async () => {
  const chapter = 'en/guidelines/urolithiasis/chapters/01-introduction.md'
  const recommended = `---\ntitle: Introduction\nslug: introduction\nsourceRevision: "2026-11-20"\nrecommendations: [{ key: ultrasound, text: Offer a scan. }]\n---\n`
  const body = 'Scan.[^urolithiasis/01-introduction#ultrasound]'
  const found = await findings({ [chapter]: recommended, [file]: treatment(body, 'sourceRevision: "2026-03-12"\n') })
  expect(found).toEqual([
    `${file}:9: relies on "ultrasound" of ${chapter}, which was revised on 2026-11-20, after this page (2026-03-12)`,
  ])
  expect(await findings({ [chapter]: recommended, [file]: treatment(body, 'sourceRevision: "2026-11-20"\n') })).toEqual(
    [],
  )
})
