import { describe, expect, test } from 'vitest'
import { attribute, renderMarkup, wordsOf } from '../../tests/support/render-markup.tsx'
import { expectValidMarkup } from '../../tests/support/expect-valid-markup.ts'
import type { Article } from './article.ts'
import { ArticleView } from './ArticleView.tsx'
import { emptyArticle, fullArticle } from './examples.ts'

const today = '2026-11-20'
const render = (article: Article, site: 'en' | 'ar' | 'nl' = 'en', date = today) =>
  renderMarkup(<ArticleView article={article} today={date} otherLanguages={21} />, {
    site,
    at: '/condition/kidney-stones',
  })

describe.each(['en', 'ar'] as const)('an article on the site %s', (site) => {
  test('is sound with everything in it', () => {
    expectValidMarkup(render(fullArticle, site), { isPage: true })
    expectValidMarkup(render({ ...fullArticle, language: 'ar' }, site), { isPage: true })
  })

  test('is sound with nothing in it', () => {
    expectValidMarkup(render(emptyArticle, site), { isPage: true })
  })
})

test('an empty article shows no empty parts', () => {
  const markup = renderMarkup(<ArticleView article={emptyArticle} today={today} />)
  expect(markup.all(({ tagName }) => ['h2', 'dl', 'time', 'section'].includes(tagName))).toEqual([])
  expect(markup.words()).not.toContain('minute')
})

test('the headings of the page are listed, and every entry leads to its heading', () => {
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

test('an article leads to its topics and tags, each in its own language', () => {
  const nav = render(fullArticle).one((element) => attribute(element, 'ariaLabelledBy') === 'subjects')
  expect(wordsOf(nav)).toBe('More on these subjectsStonesSchmerzenDE (Deutsch)')
})

test('sources and reviewers keep their own language', () => {
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

test('sources are numbered, and say where they can be read', () => {
  const markup = render(fullArticle)
  const source = markup.one((element) => attribute(element, 'id') === 'source-nice-ng118')
  expect(wordsOf(source)).toMatch(/^National Institute .* 2019\.$/)
})

describe('review', () => {
  const notReviewed = 'Not yet reviewed by a doctor.'

  test('a text that no reviewer stands for is said not to be reviewed, at its head and at its foot', () => {
    const { lastReviewed: _, nextReview: __, ...unreviewed } = { ...fullArticle, reviewers: [] }
    const markup = render(unreviewed)
    expect(wordsOf(markup.one('header'))).toContain(notReviewed)
    expect(markup.words()).toContain(`Written from the sources named on this page. ${notReviewed}`)
    for (const words of ['Last reviewed', 'Next review', 'Reviewed by']) expect(markup.words()).not.toContain(words)
    expectValidMarkup(markup, { isPage: true })
  })

  test('a text without sources is not said to be written from any', () => {
    expect(render(emptyArticle).words()).toContain(notReviewed)
    expect(render(emptyArticle).words()).not.toContain('Written from')
  })

  test('a text that named reviewers stand for says who they are and when they reviewed it', () => {
    const markup = render(fullArticle)
    expect(markup.words()).not.toContain(notReviewed)
    const facts = markup
      .all('dl')
      .map((list) => wordsOf(list))
      .join()
    expect(facts).toContain('Last reviewedMarch 12, 2026')
    expect(facts).toContain('Reviewed byPatient Information Working GroupStones panel')
  })

  test('the sentence about the missing review is in the language of the page, also on a page that is shown in English', () => {
    const sentence = render(emptyArticle, 'nl').one(
      (element) => element.tagName === 'p' && wordsOf(element) === notReviewed,
    )
    expect(attribute(sentence, 'lang')).toBe('nl-NL')
  })

  test('dates are in the language of the page and can be read by machines', () => {
    const markup = render({ ...fullArticle, language: 'nl-NL' }, 'nl')
    expect(markup.all('time').map((time) => [attribute(time, 'dateTime'), wordsOf(time)])).toEqual([
      ['2026-03-12', '12 maart 2026'],
      ['2026-03-12', '12 maart 2026'],
      ['2028-03', 'maart 2028'],
    ])
  })

  test('a review that is still to come is not overdue on its own day', () => {
    expect(render({ ...fullArticle, nextReview: today }).words()).not.toContain('overdue')
  })

  test('a review that has not happened in time is said to be overdue', () => {
    expect(render({ ...fullArticle, nextReview: '2026-11-19' }).words()).toContain(
      'The review of this page is overdue. It was planned for November 2026.',
    )
  })
})

describe('translation', () => {
  const originalHref = 'https://en.example/condition/kidney-stones'

  test('a text in the language of the page carries no language of its own', () => {
    expect(attribute(render(fullArticle).one('article'), 'lang')).toBeUndefined()
  })

  test('a page that is not translated is marked as English, and the notice is not', () => {
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

  test('a translation that is behind says so at its head and above its emergency advice', () => {
    const markup = render({ ...fullArticle, language: 'nl-NL', translation: { kind: 'behind', originalHref } }, 'nl')
    expect(markup.words()).toContain('The English page is newer than this translation.')
    expect(markup.html.indexOf('This advice may have changed')).toBeLessThan(markup.html.indexOf('Emergency: call now'))
    expectValidMarkup(markup, { isPage: true })
  })

  test('originals and current translations carry no notice', () => {
    expect(render({ ...fullArticle, translation: { kind: 'current' } }).words()).not.toContain('English')
  })
})

describe('actions', () => {
  test('buttons that need script are marked, so that they are not shown without it', () => {
    const markup = render(fullArticle)
    const marked = markup.all((element) => element.properties['dataNeedsScript'] !== undefined)
    expect(marked.map((element) => wordsOf(element))).toEqual(['Print', 'Copy the link', 'Print', 'Copy the link'])
  })

  test('a page without translations shows no way to them', () => {
    expect(renderMarkup(<ArticleView article={fullArticle} today={today} />).words()).not.toContain('other language')
  })

  test('one other language is not many', () => {
    expect(renderMarkup(<ArticleView article={fullArticle} today={today} otherLanguages={1} />).words()).toContain(
      'In 1 other language',
    )
  })
})

test('what a page adds stands after its text and before its sources, and in its list of headings', () => {
  const markup = renderMarkup(
    <ArticleView
      article={{
        ...fullArticle,
        feedback: { kind: 'rich-text', id: 'feedback', html: '<p>Was this page helpful?</p>' },
      }}
      today={today}
      childHeadings={[{ anchor: 'more', heading: 'More' }]}
    >
      <h2 id="more">More</h2>
    </ArticleView>,
  )
  const order = ['My own question:', 'id="more"', 'id="sources"', 'Was this page helpful?', 'id="related"'].map(
    (piece) => markup.html.indexOf(piece),
  )
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(order.every((place) => place > 0)).toBe(true)
  expect(markup.all('a').map((link) => attribute(link, 'href'))).toContain('#more')
})
