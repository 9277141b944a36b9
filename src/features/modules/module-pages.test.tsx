import { describe, expect, test } from 'vitest'
import { attribute, renderMarkup, wordsOf } from '../../../tests/support/render-markup.tsx'
import { expectValidMarkup } from '../../../tests/support/expect-valid-markup.ts'
import { emptyArticle, exampleDrawing, fullArticle } from '#blocks/examples.ts'
import type { LearningModule, ModulePage } from './module.ts'
import { LearningModuleFrame } from './LearningModuleFrame.tsx'
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
  article: {
    ...emptyArticle,
    title: 'How much should you drink?',
    blocks: fullArticle.blocks.filter(({ kind }) => kind === 'text').slice(0, 1),
  },
  part: {
    name: 'question',
    chapter: 0,
    step: 1,
    answers: [
      { id: '11', text: 'Enough', correct: true, feedback: 'It thins the urine.' },
      { id: '12', text: 'Nothing', correct: false, feedback: 'Too little.' },
      { id: '13', text: 'As always', correct: false },
    ],
  },
}

/** The same question with two right answers. */
const several = {
  ...question,
  part: {
    ...question.part,
    answers: [
      { id: '11', text: 'Water', correct: true },
      { id: '12', text: 'Tea', correct: true },
      { id: '13', text: 'Nothing', correct: false },
    ],
  },
} as ModulePage

const render = (page: ModulePage, of = module, site: 'en' | 'ar' = 'en', query = '') =>
  renderMarkup(
    <LearningModuleFrame publication={of} content={page}>
      <ModulePageView content={page} today="2026-11-20" frame={{ siteName: 'Plain Urology' }} />
    </LearningModuleFrame>,
    { site, at: page.path + query },
  )
const hrefs = (page: ModulePage) =>
  render(page)
    .all('a')
    .map((link) => attribute(link, 'href'))
const rel = (page: ModulePage, kind: 'prev' | 'next') =>
  render(page)
    .all((element) => attribute(element, 'rel') === kind)
    .map((link) => attribute(link, 'href'))

test.each(['en', 'ar'] as const)('every page of a module renders valid markup, also of an empty one (%s)', (site) => {
  for (const page of [start, end, chapter, text, question, several])
    expectValidMarkup(render(page, module, site), { isPage: true })
  for (const query of ['?check=1', '?check=1&answer=a', '?check=1&answer=b'])
    expectValidMarkup(render(question, module, site, query), { isPage: true })
  expectValidMarkup(render({ ...start, article: emptyArticle }, empty, site), { isPage: true })
  expectValidMarkup(render({ ...end, article: emptyArticle }, empty, site), { isPage: true })
})

describe('where the reader is', () => {
  test('is stated in words and shown as a bar', () => {
    const markup = render(text)
    const bar = markup.one((element) => attribute(element, 'role') === 'progressbar')
    expect(bar.properties).toMatchObject({ ariaValueNow: 3, ariaValueMax: 4, ariaValueText: 'Step 3 of 4.' })
    expect(markup.words()).toContain('Chapter 2 of 2. Step 3 of 4. About 10 minutes left.')
    expect(render(chapter).words()).toContain('Chapter 1 of 2. About 20 minutes left.')
    expect(render(end).words()).toContain('You are at the end.')
  })

  test('the start states the duration and links to every chapter and step', () => {
    expect(render(start).words()).toContain('About 20 minutes. 4 steps. 1 of them is a question.')
    expect(hrefs(start)).toEqual(
      expect.arrayContaining([`${path}/what`, `${path}/what/one`, `${path}/drinking`, `${path}/drinking/four`]),
    )
  })

  test('steps are counted through all chapters', () => {
    const numbers = render(start).all(
      (element) => element.tagName === 'li' && attribute(element, 'value') !== undefined,
    )
    expect(numbers.map((step) => attribute(step, 'value'))).toEqual(['1', '2', '3', '4'])
  })
})

describe('the way through', () => {
  test('leads from page to page in order, and from each back to the start of the module', () => {
    expect([rel(chapter, 'prev'), rel(chapter, 'next')]).toEqual([[path], [`${path}/what/one`]])
    expect([rel(question, 'prev'), rel(question, 'next')]).toEqual([[`${path}/what/one`], [`${path}/drinking`]])
    expect([rel(end, 'prev'), rel(end, 'next')]).toEqual([[`${path}/drinking/four`], []])
    for (const page of [chapter, text, question, end]) expect(hrefs(page)).toContain(path)
  })

  test('the end links to further pages', () => {
    expect(hrefs(end)).toContain('/condition/blood-in-urine')
  })
})

describe('a question without JavaScript', () => {
  const field = (page: ModulePage, type: string, query = '') =>
    render(page, module, 'en', query).all((element) => attribute(element, 'type') === type)
  const hidden = (query = '', page = question) =>
    render(page, module, 'en', query)
      .all((element) => element.properties['hidden'] === true)
      .map(wordsOf)
  const said = (query: string, page = question) =>
    wordsOf(
      render(page, module, 'en', query).one(
        (element) => attribute(element, 'role') === 'status' && attribute(element, 'id') === 'result',
      ),
    )
  const option = (place: number, query: string, page = question) => {
    const markup = render(page, module, 'en', query)
    const items = markup.all('li').filter((item) => /Enough|Nothing|As always|Water|Tea/.test(wordsOf(item)))
    return wordsOf(items[place]!)
  }

  test('is a form that asks for the same page', () => {
    const form = render(question).one('form')
    expect(attribute(form, 'action')).toBe(`${path}/what/two#result`)
    expect(attribute(form, 'method')).toBeUndefined()
    expect(field(question, 'radio').map((input) => attribute(input, 'value'))).toEqual(['a', 'b', 'c'])
    expect(field(several, 'checkbox').map((input) => attribute(input, 'name'))).toEqual(['a', 'b', 'c'])
  })

  test('reveals nothing before it is answered', () => {
    expect(hidden()).toEqual(['It thins the urine.', 'Too little.', '', expect.stringContaining('Why')])
    expect(render(question).words()).not.toContain('right')
  })

  test('states whether an answer is right, with the feedback on each answer', () => {
    const query = '?check=1&answer=b'
    expect(said(query)).toContain('That is not right.')
    expect(option(0, query)).toBe('EnoughThis answer is rightIt thins the urine.')
    expect(option(1, query)).toBe('NothingYour answer: not rightToo little.')
    expect(option(2, query)).toBe('As always')
    expect(hidden(query)).toEqual([''])
    expect(field(question, 'radio', query).map((input) => attribute(input, 'checked'))).toEqual([
      undefined,
      'true',
      undefined,
    ])
    expect(said('?check=1&answer=a')).toContain('That is right.')
    expect(option(0, '?check=1&answer=a')).toContain('Your answer: right')
  })

  test('with several right answers is right when all of them are chosen and no other', () => {
    expect(said('?check=1&a=1&b=1', several)).toContain('That is right.')
    for (const query of ['?check=1&a=1', '?check=1&a=1&b=1&c=1', '?check=1&c=1'])
      expect(said(query, several)).toContain('Not all of it is right.')
    expect(option(1, '?check=1&a=1', several)).toContain('This answer is right')
  })

  test.each(['?check=1', '?check=1&answer=', '?check=1&answer=z', '?check=1&a=1'])(
    'asks for an answer if none was chosen (%s)',
    (query) => {
      const markup = render(question, module, 'en', query)
      expect(wordsOf(markup.one((element) => attribute(element, 'id') === 'result'))).toContain(
        'Choose an answer first.',
      )
      expect(attribute(markup.one('fieldset'), 'ariaDescribedBy')).toBe('hint result')
      expect(hidden(query)).toHaveLength(4)
    },
  )
})

test('the progress of a reader is shown in the browser only: the page is the same for everybody', () => {
  for (const page of [start, chapter, end]) expect(render(page).words()).not.toMatch(/Steps done|Done|To repeat/)
  expect(render(end).words()).toContain('When all steps are done, you can print a certificate here.')
  expect(render({ ...end, article: emptyArticle }, empty).words()).not.toContain('certificate')
})
