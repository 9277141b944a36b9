import { describe, expect, test } from 'vitest'
import { attribute, renderMarkup, wordsOf } from '../../tests/support/render-markup.tsx'
import { expectValidMarkup } from '../../tests/support/expect-valid-markup.ts'
import type { Article } from './article.ts'
import { ArticleView } from './ArticleView.tsx'
import type { Block } from './block-kinds.ts'
import { emptyArticle, fullArticle, richText } from './examples.ts'

const today = '2026-11-20'
const render = (article: Article, site: 'en' | 'ar' | 'nl' = 'en', date = today) =>
  renderMarkup(<ArticleView article={article} today={date} otherLanguages={21} />, {
    site,
    at: '/condition/kidney-stones',
  })

describe.each(['en', 'ar'] as const)('an article on the site %s', (site) => {
  test('renders valid markup with every field', () => {
    expectValidMarkup(render(fullArticle, site), { isPage: true })
    expectValidMarkup(render({ ...fullArticle, language: 'ar' }, site), { isPage: true })
  })

  test('renders valid markup without optional fields', () => {
    expectValidMarkup(render(emptyArticle, site), { isPage: true })
  })
})

test('an empty article renders no empty elements', () => {
  const markup = renderMarkup(<ArticleView article={emptyArticle} today={today} />)
  expect(markup.all(({ tagName }) => ['h2', 'dl', 'time', 'section'].includes(tagName))).toEqual([])
  expect(markup.words()).not.toContain('minute')
})

test('the table of contents links every heading of the page', () => {
  const markup = render(fullArticle)
  const outline = markup.one((element) => attribute(element, 'ariaLabel') === 'On this page')
  expect(wordsOf(outline)).toContain('When to get help now')
  const anchors = markup
    .all('a')
    .map((link) => attribute(link, 'href') ?? '')
    .filter((href) => href.startsWith('#') && href !== '#languages')
  expect(anchors).toContain('#questions')
  for (const anchor of anchors) markup.one((element) => `#${attribute(element, 'id')}` === anchor)
})

const section = (anchor: string): Block => ({ kind: 'text', id: anchor, anchor, heading: anchor })

test('the link to the urgent care card is below the title', () => {
  const careLine = richText('care-line', '<p><a href="#care-card">When to get help now</a></p>')
  const words = render({ ...emptyArticle, title: 'Stones', intro: 'A hard lump.', careLine }).words()
  expect(words).toMatch(/Stones\s*When to get help now\s*A hard lump/)
})

test('the first section comes before the main points if its care cards are urgent', () => {
  const blocks: readonly Block[] = [
    section('First'),
    { kind: 'care-card', id: 'card', urgency: 'emergency', body: richText('card', '<p>Body</p>') },
    section('Second'),
  ]
  const wordsWith = (urgentBlocks: number) =>
    renderMarkup(
      <ArticleView
        article={{ ...emptyArticle, keyPoints: ['A point.'], blocks }}
        urgentBlocks={urgentBlocks}
        today={today}
        otherLanguages={0}
      />,
    ).words()
  expect(wordsWith(2)).toMatch(/First.*Emergency: call now.*The main points.*Second/)
  expect(wordsWith(0)).toMatch(/The main points.*First.*Emergency: call now.*Second/)
})

test('an article links its topics and tags, each with its language', () => {
  const nav = render(fullArticle).one((element) => attribute(element, 'ariaLabelledBy') === 'subjects')
  expect(wordsOf(nav)).toBe('More on these subjectsStonesSchmerzen German')
})

test('sources and reviewers carry their own language', () => {
  const markup = renderMarkup(
    <ArticleView
      article={{
        ...emptyArticle,
        language: 'de-DE',
        sources: [
          { id: '1', citation: 'Guidelines on stones.', language: 'en-US', href: 'https://uroweb.org/' },
          { id: '2', citation: 'Leitlinie Steine.' },
        ],
        reviewers: [{ name: 'Stones Panel', language: 'en-US' }, { name: 'Pflege' }],
      }}
      today={today}
    />,
    { site: 'de' },
  )
  const foreign = markup.all((element) => attribute(element, 'lang') === 'en-US')
  expect(foreign.map((element) => wordsOf(element))).toEqual(['Guidelines on stones.', 'Stones Panel'])
})

test('parts in the language of the page, in an article in another one, have its direction', () => {
  const section = { anchor: 'members', heading: 'Members', body: 'x' }
  const markup = renderMarkup(
    <ArticleView article={{ ...fullArticle, language: 'en-US' }} today={today} sections={[section]} />,
    { site: 'ar' },
  )
  const inArabic = markup.all((element) => attribute(element, 'lang') === 'ar')
  expect(inArabic.length).toBeGreaterThan(5)
  expect(inArabic.filter((element) => attribute(element, 'dir') !== 'rtl').map((element) => wordsOf(element))).toEqual(
    [],
  )
})

test('sources are rendered with an id and their citation', () => {
  const markup = render(fullArticle)
  const source = markup.one((element) => attribute(element, 'id') === 'source-nice-ng118')
  expect(wordsOf(source)).toMatch(/^National Institute .* 2019\. Checked: November 20, 2026\.$/)
})

describe('the review of an article', () => {
  const notReviewed = 'Not yet reviewed by a doctor.'

  test('an article without reviewers is marked as not reviewed, in its header and its footer', () => {
    const { lastReviewed: _, nextReview: __, ...unreviewed } = { ...fullArticle, reviewers: [] }
    const markup = render(unreviewed)
    expect(wordsOf(markup.one('header'))).toContain(notReviewed)
    expect(markup.words()).toContain(`Written from the sources named on this page. ${notReviewed}`)
    for (const words of ['Last reviewed', 'Next review', 'Reviewed by']) expect(markup.words()).not.toContain(words)
    expectValidMarkup(markup, { isPage: true })
  })

  test('an article without sources does not mention sources', () => {
    expect(render(emptyArticle).words()).toContain(notReviewed)
    expect(render(emptyArticle).words()).not.toContain('Written from')
  })

  test('an article with reviewers shows their names and the date of the review', () => {
    const markup = render(fullArticle)
    expect(markup.words()).not.toContain(notReviewed)
    const facts = markup
      .all('dl')
      .map((list) => wordsOf(list))
      .join()
    expect(facts).toContain('Last reviewedMarch 12, 2026')
    expect(facts).toContain('Reviewed byPatient Information Working GroupStones panel')
  })

  test('the notice about the missing review is in the language of the page, even if the article is in English', () => {
    const sentence = render(emptyArticle, 'nl').one(
      (element) => element.tagName === 'p' && wordsOf(element) === notReviewed,
    )
    expect(attribute(sentence, 'lang')).toBe('nl-NL')
  })

  test('dates are formatted in the language of the page and have a dateTime attribute', () => {
    const markup = render({ ...fullArticle, language: 'nl-NL' }, 'nl')
    expect(markup.all('time').map((time) => [attribute(time, 'dateTime'), wordsOf(time)])).toEqual([
      ['2026-03-12', '12 maart 2026'],
      ['2026-03-12', '12 maart 2026'],
      ['2028-03', 'maart 2028'],
    ])
  })

  test('a review is not overdue on its due date', () => {
    expect(render({ ...fullArticle, nextReview: today }).words()).not.toContain('overdue')
  })

  test('a review is overdue from the day after its due date', () => {
    expect(render({ ...fullArticle, nextReview: '2026-11-19' }).words()).toContain(
      'The review of this page is overdue. It was planned for November 2026.',
    )
  })
})

describe('the translation of an article', () => {
  const originalHref = 'https://en.example/condition/kidney-stones'

  test('an article in the language of the page has no lang attribute', () => {
    expect(attribute(render(fullArticle).one('article'), 'lang')).toBeUndefined()
  })

  test('an untranslated article is marked as English, and the notice about it is in the language of the page', () => {
    const markup = render({ ...fullArticle, translation: { kind: 'missing', originalHref } }, 'ar')
    const article = markup.one('article')
    expect([attribute(article, 'lang'), attribute(article, 'dir')]).toEqual(['en-US', 'ltr'])
    const notice = markup.all(
      (element) => attribute(element, 'role') === 'note' && attribute(element, 'lang') === 'ar',
    )[0]
    expect(wordsOf(notice!)).toContain('This page has not been translated yet.')
    expect(attribute(notice!, 'dir')).toBe('rtl')
    expect(markup.all('a').map((link) => attribute(link, 'href'))).toContain(originalHref)
  })

  test('an outdated translation has one notice, above its emergency advice, which may have changed too', () => {
    const behind = { ...fullArticle, language: 'nl-NL', translation: { kind: 'behind', originalHref } } as const
    const markup = render(behind, 'nl')
    expect(markup.words().split('The English page is newer than this translation.')).toHaveLength(2)
    expect(markup.words().split('This advice may have changed in English.')).toHaveLength(2)
    expect(markup.html.indexOf('This advice may have changed')).toBeLessThan(markup.html.indexOf('Emergency: call now'))
    expect(markup.all('a').filter((link) => attribute(link, 'href') === originalHref)).toHaveLength(1)
    expectValidMarkup(markup, { isPage: true })
    expect(render({ ...behind, blocks: [] }, 'nl').words()).not.toContain('This advice')
  })

  test('a notice about an original that is not English names its language and not English', () => {
    const original = { originalHref, originalLanguage: 'nl-NL' } as const
    const missing = render({ ...fullArticle, language: 'nl-NL', translation: { kind: 'missing', ...original } }, 'ar')
    const behind = render({ ...fullArticle, language: 'ar', translation: { kind: 'behind', ...original } }, 'ar')
    expect(behind.words()).toContain('The original is newer than this translation.')
    expect(behind.words()).toContain('This advice may have changed in the original.')
    for (const markup of [missing, behind]) {
      const link = markup.all('a').find((one) => attribute(one, 'href') === originalHref)
      expect([wordsOf(link!), attribute(link!, 'lang')]).toEqual(['Nederlands', 'nl-NL'])
      expect(markup.words()).not.toContain('English')
      expectValidMarkup(markup, { isPage: true })
    }
  })

  test('originals and current translations show no notice', () => {
    expect(render({ ...fullArticle, translation: { kind: 'current' } }).words()).not.toContain('English')
  })
})

describe('the actions of an article', () => {
  test('buttons that need JavaScript are marked, so that they are hidden without it', () => {
    const markup = render(fullArticle)
    const marked = markup.all((element) => element.properties['dataNeedsScript'] !== undefined)
    expect(marked.map((element) => wordsOf(element))).toEqual(['Print', 'Copy the link', 'Print', 'Copy the link'])
  })

  test('an article without translations has no link to other languages', () => {
    expect(renderMarkup(<ArticleView article={fullArticle} today={today} />).words()).not.toContain('other language')
  })

  test('the link to other languages uses the singular for one language', () => {
    expect(renderMarkup(<ArticleView article={fullArticle} today={today} otherLanguages={1} />).words()).toContain(
      'In 1 other language',
    )
  })
})

test('sections of an article are rendered after its text and before its sources, and their headings are in the table of contents', () => {
  const markup = renderMarkup(
    <ArticleView
      article={{
        ...fullArticle,
        feedback: { kind: 'rich-text', id: 'feedback', html: '<p>Was this page helpful?</p>' },
      }}
      today={today}
      sections={[
        { anchor: 'none', heading: 'None', body: false },
        { anchor: 'more', heading: 'More', body: <p>{'There is more.'}</p> },
      ]}
    />,
  )
  const order = ['My own question:', 'id="more"', 'id="sources"', 'Was this page helpful?', 'id="related"'].map(
    (piece) => markup.html.indexOf(piece),
  )
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(order.every((place) => place > 0)).toBe(true)
  expect(markup.all('a').map((link) => attribute(link, 'href'))).toContain('#more')
})
