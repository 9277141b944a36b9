import { describe, expect, test } from 'vitest'
import { attribute, renderMarkup, wordsOf } from '../../../tests/support/render-markup.tsx'
import { expectSound } from '../../../tests/support/expect-sound.ts'
import { bodyAreas } from '#blocks/body-area.ts'
import { featureFlags, type FeatureFlag } from '#sites/feature-flags.ts'
import { emptyHome, fullHome } from './examples.ts'
import { HomePage } from './HomePage.tsx'

const frame = { selectedSearches: ['kidney stones', 'PSA test'] }
const home = (flags: readonly FeatureFlag[]) => renderMarkup(<HomePage content={fullHome} frame={frame} />, { flags })

test.each([
  ['all fields', fullHome, featureFlags, 'en'],
  ['all fields, from right to left', fullHome, featureFlags, 'ar'],
  ['no flags', fullHome, [], 'en'],
  ['no optional fields', emptyHome, featureFlags, 'en'],
] as const)('the home page renders valid markup with %s', (_, content, flags, site) => {
  expectSound(renderMarkup(<HomePage content={content} frame={{ selectedSearches: [] }} />, { flags, site }), {
    isPage: true,
  })
})

test('the drawing and the list link the same body areas', () => {
  const addresses = new Set(
    home([])
      .all('a')
      .map((link) => attribute(link, 'href') ?? '')
      .filter((href) => href.includes('#area-')),
  )
  expect([...addresses].sort()).toEqual(bodyAreas.map((area) => `/all-conditions#area-${area}`).sort())
})

test('every number in the drawing has an aria-label', () => {
  const marks = home([]).all((element) => element.tagName === 'a' && /^\d /.test(attribute(element, 'ariaLabel') ?? ''))
  expect(marks).toHaveLength(11)
  expect(attribute(marks[2]!, 'ariaLabel')).toBe('4 Womb and vagina')
})

test('letters without conditions are not links', () => {
  const letters = home([]).all(
    (element) => element.tagName === 'a' && (attribute(element, 'href') ?? '').includes('#letter-'),
  )
  expect(letters.map((link) => wordsOf(link)).join('')).toBe('ABCDEFHIKLMNOPRSTUVW')
})

describe('flags of the home page', () => {
  const parts: readonly (readonly [FeatureFlag, string])[] = [
    ['home-selected-searches', 'Often searched:'],
    ['home-links-list', 'Useful to have'],
    ['home-chatbot', 'Ask in your own words'],
    ['home-news', 'New learning module'],
  ]
  test.each(parts)('%s shows its section, and without the flag it is hidden', (flag, words) => {
    expect(home([]).words()).not.toContain(words)
    expect(home([flag]).words()).toContain(words)
  })

  test('hero-split-layout shows the picture beside the text', () => {
    const hasPicture = (flags: readonly FeatureFlag[]) => home(flags).html.includes('data-rich-text="kidney"')
    expect(hasPicture(['hero-split-layout'])).toBe(true)
    expect(hasPicture([])).toBe(false)
  })

  test('home-background-color colours the hero', () => {
    const heroClass = (flags: readonly FeatureFlag[]) => attribute(home(flags).all('section')[0]!, 'className')
    expect(heroClass(['home-background-color'])).toContain('coloured')
    expect(heroClass([])).not.toContain('coloured')
  })

  test('card-stories shows stories as quotations, and without the flag they are a plain list', () => {
    expect(home(['card-stories']).all('blockquote')).toHaveLength(3)
    expect(home([]).all('blockquote')).toEqual([])
    expect(home([]).words()).toContain('I was up five times a night')
  })
})

test('made-up stories are labelled as made up with and without card-stories', () => {
  for (const flags of [[], ['card-stories']] as const) expect(home(flags).words()).toContain('Made-up examples')
})

test('a selected search links the search page with its query', () => {
  const link = home(['home-selected-searches'])
    .all('a')
    .find((each) => wordsOf(each) === 'PSA test')
  expect(attribute(link!, 'href')).toBe('/search?q=PSA+test')
})
