import { describe, expect, test } from 'vitest'
import { attribute, renderMarkup, wordsOf } from '../../../tests/support/render-markup.tsx'
import { expectValidMarkup } from '../../../tests/support/expect-valid-markup.ts'
import { bodyAreas } from '#blocks/body-area.ts'
import { emptyHome, fullHome } from './examples.ts'
import type { Home } from './home.ts'
import { HomePage } from './HomePage.tsx'

const frame = { selectedSearches: ['kidney stones', 'PSA test'] }
const noSearches = { selectedSearches: [] }
const home = (change: Partial<Home> = {}, around = frame) =>
  renderMarkup(<HomePage content={{ ...fullHome, ...change }} frame={around} />)

test.each([
  ['everything', fullHome, frame, 'en'],
  ['everything, from right to left', fullHome, frame, 'ar'],
  ['nothing', emptyHome, noSearches, 'en'],
] as const)('the home page renders valid markup with %s', (_, content, around, site) => {
  expectValidMarkup(renderMarkup(<HomePage content={content} frame={around} />, { site }), { isPage: true })
})

test('the drawing and the list lead to the same places', () => {
  const addresses = new Set(
    home()
      .all('a')
      .map((link) => attribute(link, 'href') ?? '')
      .filter((href) => href.includes('#area-')),
  )
  expect([...addresses].sort()).toEqual(bodyAreas.map((area) => `/all-conditions#area-${area}`).sort())
})

test('every number in the drawing has a name of its own', () => {
  const marks = home().all((element) => element.tagName === 'a' && /^\d /.test(attribute(element, 'ariaLabel') ?? ''))
  expect(marks).toHaveLength(16)
  expect(new Set(marks.map((mark) => attribute(mark, 'ariaLabel'))).size).toBe(bodyAreas.length)
  expect(attribute(marks[2]!, 'ariaLabel')).toBe('4 Womb and vagina')
})

test('every area has an organ in the drawings', () => {
  const classes = home()
    .all('g')
    .map((element) => attribute(element, 'className') ?? '')
  const drawn = classes.flatMap((names) => /organ-([\w-]+)/.exec(names)?.[1] ?? [])
  expect([...new Set(drawn)].sort()).toEqual([...bodyAreas].sort())
})

test('letters without a condition are not links', () => {
  const letters = home().all(
    (element) => element.tagName === 'a' && (attribute(element, 'href') ?? '').includes('#letter-'),
  )
  expect(letters.map((link) => wordsOf(link)).join('')).toBe('ABCDEFHIKLMNOPRSTUVW')
})

describe('parts of the home page', () => {
  test.each<readonly [string, Partial<Home>]>([
    ['Useful to have', { links: [] }],
    ['Ask in your own words', { chatbot: undefined }],
    ['New learning module', { news: [] }],
  ])('%s is there with its content only', (words, without) => {
    expect(home().words()).toContain(words)
    expect(home(without).words()).not.toContain(words)
  })

  test('suggested searches are there when the site shows them', () => {
    expect(home().words()).toContain('Often searched:')
    expect(home({}, noSearches).words()).not.toContain('Often searched:')
  })

  test('the picture is beside the text of the hero', () => {
    const hasPicture = (change: Partial<Home>) => home(change).html.includes('data-rich-text="kidney"')
    expect(hasPicture({})).toBe(true)
    expect(hasPicture({ heroPicture: undefined, hasStoryQuotations: false })).toBe(false)
  })

  test('the hero has the layout and the color that its content sets', () => {
    const heroClass = (change: Partial<Home>) => attribute(home(change).all('section')[0]!, 'className')
    expect(heroClass({})).toMatch(/split.*colored/)
    expect(heroClass({ isHeroSplit: false, isHeroColored: false })).not.toMatch(/split|colored/)
  })

  test('stories are quotations, or plain cards with a heading and the text below it', () => {
    expect(home().all('blockquote')).toHaveLength(3)
    const plain = home({ hasStoryQuotations: false })
    expect(plain.all('blockquote')).toEqual([])
    expect(
      plain.all('li').flatMap((card) => {
        const [heading, words] = card.children.filter((part) => part.type === 'element')
        return heading?.tagName === 'h3' && words?.tagName === 'p' ? [wordsOf(words)] : []
      }),
    ).toEqual(expect.arrayContaining(fullHome.stories.map(({ quote }) => quote)))
  })
})

test('made-up stories are always labeled as made up', () => {
  for (const hasStoryQuotations of [false, true])
    expect(home({ hasStoryQuotations }).words()).toContain('Made-up examples')
})

test('a suggested search links to its results', () => {
  const link = home()
    .all('a')
    .find((each) => wordsOf(each) === 'PSA test')
  expect(attribute(link!, 'href')).toBe('/search?q=PSA+test')
})
