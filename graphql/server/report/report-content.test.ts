import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadContent } from '../load-content.ts'
import { checkNames } from './checks.ts'
import { sortFindings, type Finding } from './finding.ts'
import { reportContent } from './report-content.ts'
import { reportHtml } from './report-html.ts'

const fixture = fileURLToPath(new URL('../fixtures/content', import.meta.url))
let directory = ''
let findings: readonly Finding[] = []

const files: Record<string, string> = {
  'en/conditions/x.md': `---
title: X
intro: Y.
lastReviewed: 2024-03-01
nextReview: 2026-03-01
sourceRevision: "2026-11-20"
---

About 3 in 100 have it.
`,
  'nl/conditions/x.md': '---\ntitle: X\nintro: Y.\ntranslatedRevision: "2026-11-10"\n---\n',
  'en/conditions/numbered.md': '---\ntitle: N\nintro: Y.\nsourceRevision: "10"\n---\n',
  'nl/conditions/numbered.md': '---\ntitle: N\nintro: Y.\ntranslatedRevision: "9"\n---\n',
  'en/conditions/picture.md': '---\ntitle: Z\nintro: Y.\n---\n\n:::figure{image="kidney" alt=""}\nThe kidney.\n:::\n',
  'en/news/broken.md': '---\ntitle: News\n---\n',
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'report-'))
  await cp(fixture, directory, { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(directory, name)), { recursive: true })
    await writeFile(join(directory, name), text)
  }
  const { model, problems } = await loadContent({ directory })
  const rowsOf = (file: string) => readFileSync(file, 'utf8').split('\n')
  findings = reportContent(model, { problems, rowsOf, today: '2026-11-26' })
})
afterAll(() => rm(directory, { recursive: true }))

const found = (check: Finding['check']) =>
  findings
    .filter((one) => one.check === check)
    .map(({ place = '', message }) => `${place.replace(`${directory}/`, '')}: ${message}`)

test('an overdue review is found, and its weight is the number of days', () => {
  expect(found('overdue')).toEqual(['en/conditions/x.md:1: the review was due on 2026-03-01'])
  expect(findings.find(({ check }) => check === 'overdue')?.weight).toBe(270)
})

test('a translation from an earlier revision is found', () => {
  expect(found('outdated-translation')).toContain(
    'nl/conditions/x.md:1: translated from the revision 2026-11-10; the English page is of 2026-11-20',
  )
  expect(found('outdated-translation')).toContain(
    'nl/conditions/numbered.md:1: translated from the revision 9; the English page is of 10',
  )
})

test('a page that is not translated is found with the file that is missing', () => {
  const missing = found('missing-translation')
  expect(missing).toContain('nl/conditions/bladder-cancer.md: "Bladder cancer" is shown in the language of "en"')
  expect(missing.filter((line) => line.startsWith('nl/conditions/x.md'))).toEqual([])
})

test('a number without a source, a picture without a text and a condition without a code are found with their lines', () => {
  expect(found('evidence')).toContain('en/conditions/x.md:9: no source for "About 3 in 100 have it."')
  expect(found('picture')).toEqual(['en/conditions/picture.md:6: ":::figure" needs alt="…"'])
  expect(found('code')).toContain('en/conditions/x.md:1: no clinical code leads to this page')
})

test('a mistake in a file is found', () => {
  expect(found('problem')).toContain('en/news/broken.md:2: "intro" is missing')
})

test('findings are sorted by the severity of their check, and then by their weight', () => {
  const places = sortFindings(findings).map(({ check, weight }) => [checkNames.indexOf(check), -weight] as const)
  expect(places).toEqual(places.toSorted((one, other) => one[0] - other[0] || one[1] - other[1]))
})

test('the page of the report is HTML in which every text is escaped, with links to where a finding can be fixed', async () => {
  const html = reportHtml(
    [
      { check: 'search', weight: 3, site: 'en', uri: 'a', message: '"<script>" & more' },
      { check: 'code', weight: 1, place: 'a.md:1', message: 'No code' },
    ],
    {
      createdAt: '2026-11-26T10:00:00.000Z',
      skipped: [{ check: 'link', reason: 'run with --links' }],
      levels: [{ site: 'de', formula: 'LIX', pages: 3, median: 41 }],
      urlOf: ({ uri }) => (uri === undefined ? undefined : 'https://cms.example/?a=1&b=2'),
    },
  )
  expect(html).toContain('<td>&quot;&lt;script&gt;&quot; &amp; more</td>')
  expect(html).toContain('<a href="https://cms.example/?a=1&amp;b=2">a</a>')
  expect(html).toContain('<code>a.md:1</code>')
  expect(html).toContain('not checked: run with --links')
  expect(html).toContain('<tr><td>de</td><td>LIX</td><td>3</td><td>41</td></tr>')
  expect(html).not.toContain('<script')
  expect(await readFile(join(directory, 'en/conditions/x.md'), 'utf8')).toBe(files['en/conditions/x.md'])
})
