import { expect, test } from 'vitest'
import { attribute, renderMarkup, wordsOf } from '../../tests/support/render-markup.tsx'
import { expectValidMarkup } from '../../tests/support/expect-valid-markup.ts'
import { examplePathOf } from './examples.ts'
import { Pagination, shownPages } from './Pagination.tsx'

test.each(['en', 'ar'] as const)('pagination renders valid markup on the first, middle and last page (%s)', (site) => {
  for (const page of [1, 2, 7, 13])
    expectValidMarkup(renderMarkup(<Pagination page={page} pages={13} pathOf={examplePathOf} />, { site }))
})

test('a list of one page has no pagination', () => {
  expect(renderMarkup(<Pagination page={1} pages={1} pathOf={examplePathOf} />).html).toBe('')
})

test('the first, last, current and neighbouring pages are links, and the current one has aria-current', () => {
  const markup = renderMarkup(<Pagination page={7} pages={13} pathOf={examplePathOf} />)
  expect(
    markup.all('a').map((link) => [attribute(link, 'ariaLabel') ?? wordsOf(link), attribute(link, 'href')]),
  ).toEqual([
    ['Previous page', '/news?page=6'],
    ['Page 1', '/news'],
    ['Page 6', '/news?page=6'],
    ['Page 7', '/news?page=7'],
    ['Page 8', '/news?page=8'],
    ['Page 13', '/news?page=13'],
    ['Next page', '/news?page=8'],
  ])
  const current = markup.one((element) => attribute(element, 'ariaCurrent') === 'page')
  expect(wordsOf(current)).toBe('7')
})

test('print shows the number of the page and of all pages', () => {
  for (const page of [1, 13])
    expect(renderMarkup(<Pagination page={page} pages={13} pathOf={examplePathOf} />).words('p')).toBe(
      `Page ${page} / 13`,
    )
})

test('a gap of a single page is filled with that page', () => {
  expect(shownPages(1, 2)).toEqual([1, 2])
  expect(shownPages(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(shownPages(1, 9)).toEqual([1, 2, undefined, 9])
  expect(shownPages(5, 9)).toEqual([1, undefined, 4, 5, 6, undefined, 9])
})
