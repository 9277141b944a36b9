import { describe, expect, test } from 'vitest'
import { attribute, renderMarkup, wordsOf } from '../../../tests/support/render-markup.tsx'
import { expectSound } from '../../../tests/support/expect-sound.ts'
import { emptyArticle, exampleDrawing, fullArticle } from '#blocks/examples.ts'
import type { LearningModule, ModulePage } from './module.ts'
import { ModuleAround } from './ModuleAround.tsx'
import { ModulePageView } from './ModulePageView.tsx'

const path = '/module/stones'
const step = (chapter: string, name: string, kind: 'text' | 'question' = 'text') => ({
  path: `${path}/${chapter}/${name}`,
  title: name,
  kind,
})
const module: LearningModule = {
  kind: 'module',
  uri: 'module/stones',
  path,
  title: 'Understanding stones',
  language: 'en-US',
  minutes: 20,
  chapters: [
    { path: `${path}/what`, title: 'What it is', steps: [step('what', 'one'), step('what', 'two', 'question')] },
    { path: `${path}/drinking`, title: 'Drinking', steps: [step('drinking', 'three'), step('drinking', 'four')] },
  ],
}
const empty: LearningModule = {
  kind: 'module',
  uri: 'module/stones',
  path,
  title: 'Stones',
  language: 'en-US',
  chapters: [],
}

const start: ModulePage = { kind: 'module', path, article: fullArticle, part: { name: 'start' } }
const end: ModulePage = { kind: 'module', path: `${path}/end`, article: fullArticle, part: { name: 'end' } }
const chapter: ModulePage = {
  kind: 'module',
  path: `${path}/what`,
  article: emptyArticle,
  part: { name: 'chapter', chapter: 0 },
}
const text: ModulePage = {
  kind: 'module',
  path: `${path}/drinking/three`,
  article: { ...emptyArticle, illustration: exampleDrawing },
  part: { name: 'text', chapter: 1, step: 0 },
}
const question: ModulePage = {
  kind: 'module',
  path: `${path}/what/two`,
  article: { ...emptyArticle, title: 'How much should you drink?' },
  part: {
    name: 'question',
    chapter: 0,
    step: 1,
    answers: [
      { text: 'Enough', correct: true },
      { text: 'Nothing', correct: false },
    ],
  },
}

const render = (page: ModulePage, of = module, site: 'en' | 'ar' = 'en') =>
  renderMarkup(
    <ModuleAround module={of} page={page}>
      <ModulePageView page={page} today="2026-11-20" />
    </ModuleAround>,
    { site, at: page.path },
  )
const hrefs = (page: ModulePage) =>
  render(page)
    .all('a')
    .map((link) => attribute(link, 'href'))
const rel = (page: ModulePage, kind: 'prev' | 'next') =>
  render(page)
    .all((element) => attribute(element, 'rel') === kind)
    .map((link) => attribute(link, 'href'))

test.each(['en', 'ar'] as const)('every page of a module is sound, also of an empty one (%s)', (site) => {
  for (const page of [start, end, chapter, text, question]) expectSound(render(page, module, site), { isPage: true })
  expectSound(render({ ...start, article: emptyArticle }, empty, site), { isPage: true })
  expectSound(render({ ...end, article: emptyArticle }, empty, site), { isPage: true })
})

describe('where the reader is', () => {
  test('is said in words and shown as a bar', () => {
    const markup = render(text)
    const bar = markup.one((element) => attribute(element, 'role') === 'progressbar')
    expect(bar.properties).toMatchObject({ ariaValueNow: 3, ariaValueMax: 4, ariaValueText: 'Step 3 of 4.' })
    expect(markup.words()).toContain('Chapter 2 of 2. Step 3 of 4. About 10 minutes left.')
    expect(render(chapter).words()).toContain('Chapter 1 of 2. About 20 minutes left.')
    expect(render(end).words()).toContain('You are at the end.')
  })

  test('the start says how long it takes and leads to every chapter and step', () => {
    expect(render(start).words()).toContain('About 20 minutes. 4 steps. 1 of them is a question.')
    expect(hrefs(start)).toEqual(
      expect.arrayContaining([`${path}/what`, `${path}/what/one`, `${path}/drinking`, `${path}/drinking/four`]),
    )
  })

  test('steps are counted through all chapters', () => {
    const lists = render(start).all((element) => element.tagName === 'ol' && attribute(element, 'start') !== undefined)
    expect(lists.map((list) => attribute(list, 'start'))).toEqual(['1', '3'])
  })
})

describe('the way through', () => {
  test('leads from page to page in order, and from each back to the start of the module', () => {
    expect([rel(chapter, 'prev'), rel(chapter, 'next')]).toEqual([[path], [`${path}/what/one`]])
    expect([rel(question, 'prev'), rel(question, 'next')]).toEqual([[`${path}/what/one`], [`${path}/drinking`]])
    expect([rel(end, 'prev'), rel(end, 'next')]).toEqual([[`${path}/drinking/four`], []])
    for (const page of [chapter, text, question, end]) expect(hrefs(page)).toContain(path)
  })

  test('the end leads to what there is to read next', () => {
    expect(hrefs(end)).toContain('/condition/blood-in-urine')
  })
})

test('a question is read without script: its answers, and behind a disclosure which one is right and why', () => {
  const markup = render(question)
  const [answers] = markup.all((element) => element.tagName === 'ol')
  expect(answers && wordsOf(answers)).toBe('EnoughNothing')
  expect(markup.words('details')).toContain('This answer is right:Enough')
  expect(markup.words('details')).not.toContain('Nothing')
})
