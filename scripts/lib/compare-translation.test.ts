import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compareTranslation, paragraphsOf } from './compare-translation.ts'
import { englishOfRevision } from './english-of-revision.ts'
import { translationPage } from './translation-page.ts'

const page = (frontMatter: string, ...paragraphs: readonly string[]) =>
  `---\n${frontMatter}\n---\n\n${paragraphs.join('\n\n')}\n`
const english = page(
  'title: Stones\nintro: A hard lump.\nsynonyms: [stone in kidney]\nkeyPoints:\n  - One in ten.',
  '## Help {#help}',
  'Call now.',
  '- a\n- b',
  '## What {#what}',
  'It is a lump.',
)
const german = page(
  'title: Steine\nslug: steine\nintro: Ein harter Klumpen.\nkeyPoints:\n  - Einer von zehn.',
  '## Hilfe {#help}',
  'Rufen Sie an.',
  '- a\n- b',
  '## Was {#what}',
  'Ein Klumpen.',
  'Nur auf Deutsch.',
)

test('a content file is split into the texts of its front matter and the blocks of its Markdown, each with its line', () => {
  const paragraphs = paragraphsOf(english)
  expect(paragraphs.map(({ text, line }) => [line, text])).toEqual([
    [2, 'Stones'],
    [3, 'A hard lump.'],
    [6, 'One in ten.'],
    [9, '## Help {#help}'],
    [11, 'Call now.'],
    [13, '- a\n- b'],
    [16, '## What {#what}'],
    [18, 'It is a lump.'],
  ])
  for (const { text, line } of paragraphs) expect(english.split('\n')[line - 1]).toContain(text.split('\n')[0])
})

test('each paragraph is beside its translation, and one without a counterpart is alone', () => {
  const pairs = compareTranslation(english, german, english)
  expect(pairs.map((pair) => [pair.english?.text, pair.translation?.text])).toEqual([
    ['Stones', 'Steine'],
    ['A hard lump.', 'Ein harter Klumpen.'],
    ['One in ten.', 'Einer von zehn.'],
    ['## Help {#help}', '## Hilfe {#help}'],
    ['Call now.', 'Rufen Sie an.'],
    ['- a\n- b', '- a\n- b'],
    ['## What {#what}', '## Was {#what}'],
    ['It is a lump.', 'Ein Klumpen.'],
    [undefined, 'Nur auf Deutsch.'],
  ])
  expect(new Set(pairs.map(({ change }) => change))).toEqual(new Set(['none']))
})

test('a changed, an added and a removed paragraph of the English are marked, with the text before', () => {
  const earlier = english
    .replace('Call now.', 'Call a doctor.')
    .replace('\n\n- a\n- b', '')
    .replace('lump.\nsyn', 'lump.\nemergency: Go to a hospital.\nsyn')
  const changes = compareTranslation(english, german, earlier).filter(({ change }) => change !== 'none')
  expect(changes.map(({ change, before, english: now }) => [change, before, now?.text])).toEqual([
    ['changed', 'Call a doctor.', 'Call now.'],
    ['added', undefined, '- a\n- b'],
    ['removed', 'Go to a hospital.', undefined],
  ])
})

test('without the English text from which the translation was made, no paragraph is marked as changed or unchanged', () => {
  const changes = compareTranslation(english, german, undefined).map(({ change }) => change)
  expect(new Set(changes)).toEqual(new Set([undefined]))
  expect(compareTranslation(english, '', undefined).every(({ translation }) => translation === undefined)).toBe(true)
})

test('the page marks a change, has the direction of its language, and shows markup of texts as text', () => {
  const html = translationPage({
    language: 'ar',
    englishFile: 'en.md',
    translationFile: 'ar.md',
    notes: ['A note'],
    pairs: [
      {
        english: { place: 'intro', text: '<b>New</b>', line: 3 },
        translation: { place: 'intro', text: 'جديد', line: 4 },
        change: 'changed',
        before: 'Old',
      },
    ],
  })
  expect(html).toContain('<td lang="ar" dir="rtl">')
  expect(html).toContain('&lt;b&gt;New&lt;/b&gt;<mark>Changed since the translation. Before:</mark><del>Old</del>')
  expect(html).toContain('en.md:3')
})

describe('the English of a revision', () => {
  const directory = mkdtempSync(join(tmpdir(), 'history-'))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
      cwd: directory,
      stdio: 'ignore',
    })
  const commit = (text: string) => {
    writeFileSync(join(directory, 'page.md'), text)
    git('add', 'page.md')
    git('commit', '-m', 'page')
  }

  test('is unknown without a history, and for a revision that is not in the history', () => {
    const outside = englishOfRevision('page.md', '1', join(directory, 'no-such-directory'))
    expect(outside).toEqual({ unknown: expect.stringContaining('no history') })
    git('init')
    commit('---\nsourceRevision: "1"\n---\n\nFirst.\n')
    expect(englishOfRevision('page.md', '7', directory)).toEqual({ unknown: expect.stringContaining('revision 7') })
  })

  test('is the last text in the history with that revision', () => {
    commit('---\nsourceRevision: "1"\n---\n\nFirst, corrected.\n')
    commit('---\nsourceRevision: "2"\n---\n\nSecond.\n')
    expect(englishOfRevision('page.md', '1', directory)).toMatchObject({ text: expect.stringContaining('corrected') })
    rmSync(directory, { recursive: true })
  })
})
