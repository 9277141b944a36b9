import { describe, expect, test } from 'vitest'
import { attribute, renderMarkup, wordsOf } from '../../tests/support/render-markup.tsx'
import { expectValidMarkup } from '../../tests/support/expect-valid-markup.ts'
import type { Block } from './block-kinds.ts'
import { ArticleView } from './ArticleView.tsx'
import { Blocks } from './Blocks.tsx'
import { emptyArticle, emptyBlocks, exampleDrawing, exampleOptionGrid, fullBlocks, richText } from './examples.ts'
import { outlineOf } from './outline.ts'
import { PictureView } from './PictureView.tsx'

test.each(['en', 'ar'] as const)('every block renders valid markup with and without optional fields (%s)', (site) => {
  expectValidMarkup(renderMarkup(<Blocks blocks={fullBlocks} />, { site }))
  expectValidMarkup(renderMarkup(<Blocks blocks={emptyBlocks} />, { site }))
})

describe('a care card', () => {
  const card = (urgency: 'emergency' | 'urgent' | 'ask', rest = {}): Block => ({
    kind: 'care-card',
    id: urgency,
    urgency,
    body: richText(urgency, '<p>Body</p>'),
    ...rest,
  })

  test('has a heading that names its urgency', () => {
    const markup = renderMarkup(<Blocks blocks={[card('emergency'), card('urgent'), card('ask')]} />)
    expect(markup.all('h2').map((heading) => wordsOf(heading))).toEqual([
      'Emergency: call now',
      'Urgent: see a doctor today',
      'Ask your doctor at your next visit',
    ])
  })

  test('has the heading that an editor gives it', () => {
    expect(renderMarkup(<Blocks blocks={[card('ask', { heading: 'Ask about this' })]} />).words('h2')).toBe(
      'Ask about this',
    )
  })

  test('has a heading one level below that of the text before it', () => {
    const markup = renderMarkup(
      <Blocks blocks={[{ kind: 'text', id: 't', anchor: 'help', heading: 'Help' }, card('urgent')]} />,
    )
    expect(markup.words('h3')).toBe('Urgent: see a doctor today')
  })

  test('links its phone numbers with tel:', () => {
    const phones = [
      { number: '112', label: '112 (EU)' },
      { number: '+31201234567', label: '+31 20 123 45 67' },
    ]
    const markup = renderMarkup(<Blocks blocks={[card('emergency', { phones })]} />)
    expect(markup.all('a').map((link) => attribute(link, 'href'))).toEqual(['tel:112', 'tel:+31201234567'])
    expect(markup.all('bdi').map((number) => wordsOf(number))).toEqual(['112 (EU)', '+31 20 123 45 67'])
    expect(markup.words('a')).toBe('Call 112 (EU)')
  })

  test('has its numbers before its text, and again at the end if it is long', () => {
    const phones = [{ number: '112', label: '112 (EU)' }]
    const wordsOfCard = (rest = {}) =>
      renderMarkup(<Blocks blocks={[card('emergency', { phones, ...rest })]} />).words('section')
    expect(wordsOfCard()).toBe('Emergency: call nowCall 112 (EU)Body')
    expect(wordsOfCard({ isLong: true })).toBe('Emergency: call nowCall 112 (EU)BodyCall 112 (EU)')
  })
})

describe('rich text', () => {
  const blocks: readonly Block[] = [
    {
      kind: 'text',
      id: 't',
      body: richText('words-1', '<p>See <a href="/condition/kidney-stones">stones</a>.</p>'),
    },
  ]

  test('is rendered in an element with its id', () => {
    const element = renderMarkup(<Blocks blocks={blocks} />).one(
      (each) => attribute(each, 'dataRichText') === 'words-1',
    )
    expect(wordsOf(element)).toBe('See stones.')
  })

  test('makes tables that are not stacked focusable regions that can be scrolled by keyboard', () => {
    const regions = renderMarkup(<Blocks blocks={fullBlocks} />).all((each) => attribute(each, 'dataTable') === 'grid')
    expect(regions).toHaveLength(2)
    for (const region of regions) {
      expect(attribute(region, 'tabIndex')).toBe('0')
      expect(attribute(region, 'role')).toBe('region')
    }
  })
})

describe('the sources of a text block', () => {
  const source = { id: 'eau', citation: 'European Association of Urology.' }
  const blocks: readonly Block[] = [{ kind: 'text', id: 't', evidence: [source] }]

  test('are numbered links to the list of sources', () => {
    const link = renderMarkup(<Blocks blocks={blocks} sources={[{ id: 'other', citation: 'Other.' }, source]} />).one(
      'a',
    )
    expect(attribute(link, 'href')).toBe('#source-eau')
    expect(wordsOf(link)).toBe('2')
    expect(attribute(link, 'ariaLabel')).toBe('Source 2: European Association of Urology.')
  })

  test('have names in the language of the page, also in an article in another language', () => {
    const link = renderMarkup(
      <Blocks blocks={blocks} sources={[source]} pageLanguage={{ lang: 'ar', dir: 'rtl' }} />,
    ).one('a')
    expect([attribute(link, 'lang'), attribute(link, 'dir')]).toEqual(['ar', 'rtl'])
  })

  test('are written out when the list does not have them', () => {
    const markup = renderMarkup(<Blocks blocks={blocks} />)
    expect(markup.all('a')).toEqual([])
    expect(markup.words()).toContain('European Association of Urology.')
  })
})

describe('sheets to print', () => {
  const block = {
    kind: 'worksheet',
    id: 'p',
    button: 'Print the diary',
    body: richText('p', '<h3>Day 1</h3>'),
  } as const

  test('have a button, and are the target of its link, so that the page prints them alone', () => {
    const markup = renderMarkup(<Blocks blocks={[block]} />)
    const button = markup.one((each) => attribute(each, 'dataPress') === 'print')
    expect(wordsOf(button)).toBe('Print the diary')
    expect(attribute(markup.one('section'), 'id')).toBe('worksheet-p')
    expect(attribute(button, 'href')).toBe('#worksheet-p')
  })

  test('have the button under the title of their page too', () => {
    const article = {
      ...emptyArticle,
      blocks: [{ kind: 'text', id: 't', anchor: 'days', heading: 'Three days' } as const, block],
    }
    const markup = renderMarkup(<ArticleView article={article} today="2026-11-20" />)
    expect(markup.words('header')).toContain('Print the diary')
    expectValidMarkup(markup, { isPage: true })
  })
})

describe('a questions block', () => {
  test('has a checkbox for each question, and room for a question of the reader', () => {
    const markup = renderMarkup(
      <Blocks blocks={[{ kind: 'questions', id: 'q', questions: ['How large is it?', 'Can we wait?'] }]} />,
    )
    expect(markup.all('label').map((label) => wordsOf(label))).toEqual(['How large is it?', 'Can we wait?'])
    expect(markup.all('input').every((input) => attribute(input, 'type') === 'checkbox')).toBe(true)
    expect(markup.words()).toContain('My own question:')
  })
})

describe('pictures', () => {
  test('a drawing has an aria-label', () => {
    expect(attribute(renderMarkup(<PictureView picture={exampleDrawing} />).one('div'), 'ariaLabel')).toBe(
      'Drawing of a kidney.',
    )
  })

  test('a decorative drawing is hidden from screen readers', () => {
    const drawing = renderMarkup(<PictureView picture={exampleDrawing} decorative />).one('div')
    expect(attribute(drawing, 'ariaHidden')).toBe('true')
    expect(attribute(drawing, 'role')).toBeUndefined()
  })
})

describe('a video block', () => {
  test('links to the video and embeds nothing from another website', () => {
    const markup = renderMarkup(<Blocks blocks={fullBlocks.filter(({ kind }) => kind === 'video')} />)
    expectValidMarkup(markup)
    expect(attribute(markup.one('a'), 'href')).toBe('https://videos.example.org/scan')
    expect(markup.all(({ tagName }) => ['iframe', 'video', 'script', 'img'].includes(tagName))).toEqual([])
    expect(wordsOf(markup.one('details'))).toContain('The gel feels cold.')
  })
})

describe('an option grid', () => {
  const [withSource] = exampleOptionGrid.outcomes
  const markup = (sources = [withSource!.source!]) =>
    renderMarkup(<Blocks blocks={[exampleOptionGrid]} sources={sources} />)

  test('writes each share as a number of people in a hundred', () => {
    expect(
      markup()
        .all('td')
        .map((cell) => wordsOf(cell)),
    ).toEqual(['about 80 in 1001', 'about 60 in 1001', 'about 5 in 100', 'not known'])
  })

  test('has column and row headers with a scope', () => {
    const headings = markup().all('th')
    expect(headings.map((heading) => `${attribute(heading, 'scope')} ${wordsOf(heading)}`)).toEqual([
      'col Result',
      'col Ureteroscopy',
      'col Shock waves for stones',
      'row Stone gone after one treatment after 3 months',
      'row Fever afterwards',
    ])
  })

  test('links each share to its source in the list of the page', () => {
    const links = markup().all((element) => attribute(element, 'dataSource') !== undefined)
    expect(links.map((link) => attribute(link, 'href'))).toEqual([
      '#source-eau-urolithiasis',
      '#source-eau-urolithiasis',
    ])
    expect(markup([]).all((element) => attribute(element, 'dataSource') !== undefined)).toEqual([])
  })

  test('draws a hundred people, and marks as many as the text states', () => {
    expect(
      markup()
        .all('path')
        .map((path) => attribute(path, 'd')),
    ).toEqual(['M0 0H10V8H0V9H0z', 'M0 0H10V6H0V7H0z', 'M0 0H10V0H5V1H0z'])
    expect(
      markup()
        .all('svg')
        .every((drawing) => attribute(drawing, 'ariaHidden') === 'true'),
    ).toBe(true)
  })

  test('draws nothing if the total is not a hundred', () => {
    const outcomes = [{ ...withSource!, outOf: 1000 }]
    expect(renderMarkup(<Blocks blocks={[{ ...exampleOptionGrid, outcomes }]} />).all('svg')).toEqual([])
  })
})

describe('the outline', () => {
  test('has the headings of text blocks and of other blocks, in order', () => {
    expect(outlineOf(fullBlocks).map(({ anchor }) => anchor)).toEqual([
      'what',
      'treatment',
      'help',
      'comparison',
      'questions',
    ])
  })

  test('keeps the anchor of a text that equals the anchor of another block', () => {
    const outline = outlineOf([
      { kind: 'questions', id: 'q', questions: [] },
      { kind: 'text', id: 't', anchor: 'questions', heading: 'Questions' },
    ])
    expect(outline.map(({ anchor }) => anchor)).toEqual(['block-q', 'questions'])
  })
})
