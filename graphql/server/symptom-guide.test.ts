import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadContent } from './load-content.ts'
import { symptomGuideOf } from './symptom-guide.ts'

const fixture = join(import.meta.dirname, 'fixtures/content')
let root = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'symptoms-'))
})
afterAll(() => rm(root, { recursive: true }))

const triage = `contexts: [{ key: stone-pain, title: Pain from a stone }]
groups:
  - title: Fever
    why: It spreads.
    signs:
      - { key: fever, emergency: [stone-pain], urgent: [anyone] }
`
const guide = `who: [{ key: man }]
facts: [{ key: stone }]
sections:
  - heading: body
    symptoms:
      - { key: fever, sign: fever, pages: [conditions/kidney-stones] }
  - areas: [kidneys]
    symptoms:
      - { key: pain, pages: [{ page: treatments/ureteroscopy, with: [stone], not: [man] }] }
rules:
  - { sign: fever, when: [[fever]] }
  - { sign: fever, context: stone-pain, when: [[fever], [pain, stone]] }
exceptions:
  - { page: conditions/bladder-cancer, why: Nobody notices it }
`
const words = (list: readonly string[]) => list.map((key) => `- { key: ${key}, text: the ${key} }\n`).join('')
const ownWords = ['man', 'stone', 'pain', 'body']

/** Loads the fixture with a guide, after replacing some of its files. */
async function load(files: Record<string, string> = {}) {
  const directory = await mkdtemp(join(root, 'copy-'))
  await cp(fixture, directory, { recursive: true })
  const all: Record<string, string> = { 'triage.yaml': triage, 'symptoms.yaml': guide }
  for (const site of ['en', 'nl', 'ar', 'cn', 'fi']) {
    all[`${site}/triage.yaml`] = '- { sign: fever, text: a **fever** }\n'
    all[`${site}/symptoms.yaml`] = words(ownWords)
  }
  for (const [name, text] of Object.entries({ ...all, ...files })) {
    await mkdir(join(directory, name, '..'), { recursive: true })
    await writeFile(join(directory, name), text)
  }
  const { model, problems } = await loadContent({ directory })
  return {
    model,
    problems: problems
      .map((problem) => String(problem).replaceAll(`${directory}/`, ''))
      .filter((problem) => problem.includes('symptoms.yaml')),
  }
}

test('a guide has the labels of its choices, the sentences of signs, and the urgency of the triage rules', async () => {
  const { model, problems } = await load()
  expect(problems).toEqual([])
  if (!model.symptoms) throw new Error('There is no guide.')
  expect(symptomGuideOf(model.symptoms, model, model.primarySite)).toMatchObject({
    who: [{ key: 'man', text: '<p>the man</p>' }],
    sections: [
      {
        areas: [],
        heading: '<p>the body</p>',
        symptoms: [{ key: 'fever', text: '<p>a <strong>fever</strong></p>', pages: [{ with: [], not: [] }] }],
      },
      { areas: ['kidneys'], heading: null, symptoms: [{ pages: [{ with: ['stone'], not: ['man'] }] }] },
    ],
    rules: [
      { sign: 'fever', urgency: 'urgent', when: [{ keys: ['fever'] }] },
      { sign: 'fever', urgency: 'emergency', when: [{ keys: ['fever'] }, { keys: ['pain', 'stone'] }] },
    ],
  })
})

test('content without symptoms.yaml has no guide', async () => {
  const { model } = await loadContent({ directory: fixture })
  expect(model.symptoms).toBeUndefined()
})

describe('a mistake in a guide is reported with its line', () => {
  test.each([
    [
      'a page that does not exist',
      'pages: [conditions/kidney-stones]',
      'pages: [conditions/kidney-stone, conditions/kidney-stones]',
      ['symptoms.yaml:6: there is no entry "conditions/kidney-stone"; did you mean "conditions/kidney-stones"?'],
    ],
    [
      'a condition to which no symptom leads',
      'pages: [conditions/kidney-stones]',
      'pages: []',
      ['symptoms.yaml:1: no symptom leads to "conditions/kidney-stones", and it is no exception'],
    ],
    [
      'an exception to which a symptom leads',
      'exceptions:',
      'exceptions:\n  - { page: conditions/kidney-stones, why: No reason }',
      ['symptoms.yaml:14: "conditions/kidney-stones" is no exception: a symptom leads there'],
    ],
    [
      'a sign without a rule in its context',
      'context: stone-pain',
      'context: child',
      ['symptoms.yaml:12: the sign "fever" has no rule in triage.yaml in the context "child"'],
    ],
    [
      'a choice that is unknown',
      '[pain, stone]',
      '[pain, stones]',
      ['symptoms.yaml:12: there is no choice "stones"; did you mean "stone"?'],
    ],
    [
      'a page with an unknown key',
      'not: [man]',
      'nott: [man]',
      [
        'symptoms.yaml:9: "sections.symptoms.pages" must be a page, or a group with "page" and, if needed, "with" and "not", found a group of keys',
      ],
    ],
    ['a choice that is listed twice', '{ key: stone }', '{ key: man }', ['symptoms.yaml:2: "man" is listed twice']],
    [
      'a choice with the words of a sign, which no rule names',
      '{ key: stone }',
      '{ key: stone }, { key: hot, sign: fever }',
      ['symptoms.yaml:2: the choice "hot" has the words of a sign, but no rule'],
    ],
  ])('%s', async (_, from, to, expected) => {
    expect(guide).toContain(from)
    const { problems } = await load({ 'symptoms.yaml': guide.replace(from, to) })
    expect(problems).toEqual(expect.arrayContaining(expected))
  })

  test('labels that a language lacks, and labels that no choice uses', async () => {
    const { problems } = await load({
      'nl/symptoms.yaml': words(['man', 'stone', 'body', 'pian']),
      'ar/triage.yaml': '',
    })
    expect(problems).toEqual([
      'nl/symptoms.yaml:4: nothing in symptoms.yaml needs words for "pian"',
      'symptoms.yaml:1: nl/symptoms.yaml has no words for: pain',
      'symptoms.yaml:1: ar/triage.yaml has no sentence for: fever',
    ])
  })
})
