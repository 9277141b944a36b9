import { expect, test } from 'vitest'
import { expectValidMarkup } from '../../../tests/support/expect-valid-markup.ts'
import { attribute, renderMarkup, wordsOf } from '../../../tests/support/render-markup.tsx'
import { examplePack, examplePackPages } from './examples.ts'
import { PackDocument } from './PackDocument.tsx'

const second = { locale: 'de-DE', name: 'Deutsch' } as const

test.each(['en', 'ar'] as const)('the document of the visit pack renders valid markup on the site %s', (site) => {
  expectValidMarkup(
    renderMarkup(<PackDocument pack={examplePack} pages={examplePackPages} second={second} />, {
      site,
      at: '/visit-pack',
    }),
  )
})

test('in two languages each text says its language, and each page has the QR code of its address in both', () => {
  const markup = renderMarkup(<PackDocument pack={examplePack} pages={examplePackPages} second={second} />)
  const german = markup.all((element) => attribute(element, 'lang') === 'de-DE').map(wordsOf)
  expect(german.some((words) => words.includes('Was zeigt mein Blasentagebuch?'))).toBe(true)
  expect(german.some((words) => words.includes('Nykturie'))).toBe(true)
  const codes = markup.all('svg').map((code) => attribute(code, 'ariaLabel'))
  expect(codes).toEqual([
    'QR code: https://en.example/condition/nocturia',
    'QR code: https://de.example/condition/nykturie',
  ])
})

test('a page that could not be loaded keeps its title and says so, and one without a translation names the language', () => {
  const pages = examplePackPages.map((page) => ({
    ...page,
    texts: page.texts && { ...page.texts, second: undefined },
  }))
  const words = renderMarkup(<PackDocument pack={examplePack} pages={pages} second={second} />).words()
  expect(words).toContain('A page that is gone')
  expect(words).toContain('This page could not be loaded.')
  expect(words).toContain('This page does not exist in this language: Deutsch')
})
