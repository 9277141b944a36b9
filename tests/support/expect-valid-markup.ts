import { expect } from 'vitest'
import { attribute, wordsOf, type Markup } from './render-markup.tsx'

const controls = new Set(['a', 'button', 'summary', 'nav'])

/** Expects that a page, or a part of one, follows the rules of markup, such as unique ids, named controls and safe links. */
export function expectValidMarkup(markup: Markup, { isPage = false } = {}): void {
  const ids = markup.all((element) => attribute(element, 'id') !== undefined).map((element) => attribute(element, 'id'))
  expect(
    ids.filter((id, place) => ids.indexOf(id) !== place),
    'ids that occur twice',
  ).toEqual([])

  const known = new Set(ids)
  for (const property of ['ariaLabelledBy', 'ariaDescribedBy', 'htmlFor', 'popoverTarget']) {
    for (const element of markup.all((each) => attribute(each, property) !== undefined)) {
      for (const id of attribute(element, property)?.split(/\s+/) ?? [])
        expect(known, `${property} of <${element.tagName}>`).toContain(id)
    }
  }

  const levels = markup.all((element) => /^h[1-6]$/.test(element.tagName)).map((element) => Number(element.tagName[1]))
  if (isPage)
    expect(
      levels.filter((level) => level === 1),
      'headings of level 1',
    ).toHaveLength(1)
  levels.forEach((level, place) => {
    const before = levels[place - 1]
    if (before !== undefined) expect(level, `level of heading ${place + 1}`).toBeLessThanOrEqual(before + 1)
  })

  for (const element of markup.all(({ tagName }) => controls.has(tagName))) {
    const named = attribute(element, 'ariaLabel') ?? attribute(element, 'ariaLabelledBy') ?? wordsOf(element)
    expect(named, `name of ${element.tagName} ${attribute(element, 'href') ?? ''}`).not.toBe('')
  }
  for (const link of markup.all('a')) {
    const href = attribute(link, 'href') ?? ''
    if (!/^https?:/.test(href) || attribute(link, 'hrefLang') !== undefined) continue
    // The exit link opens no new tab, because it is meant to replace the page.
    if (attribute(link, 'dataPress') === 'exit') continue
    expect(attribute(link, 'rel'), href).toBe('noopener noreferrer')
    expect(attribute(link, 'target'), href).toBe('_blank')
    expect(wordsOf(link), href).toContain('(opens in a new tab)')
  }
  for (const picture of markup.all('img')) expect(picture.properties, 'alternative text').toHaveProperty('alt')
  expect(
    markup.all((element) => element.properties['style'] !== undefined),
    'style attributes, which the CSP forbids',
  ).toEqual([])
}
