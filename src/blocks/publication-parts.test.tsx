import { expect, test } from 'vitest'
import { attribute, renderMarkup, wordsOf } from '../../tests/support/render-markup.tsx'
import { expectValidMarkup } from '../../tests/support/expect-valid-markup.ts'
import { TextWithEmailLinks } from './TextWithEmailLinks.tsx'
import { exampleTextWithEmails, exampleFiles } from './examples.ts'
import { FileList } from './FileList.tsx'
import { PublicationFacts } from './PublicationFacts.tsx'

test('a publication shows its date and its authors, joined as the language joins lists', () => {
  const article = { published: '2026-11-04', language: 'en-US' } as const
  const words = (authors: readonly string[]) =>
    renderMarkup(<PublicationFacts article={article} authors={authors.map((name) => ({ name }))} />).words()
  expect(words(['Press Office'])).toBe('Published November 4, 2026. Written by: Press Office.')
  expect(words(['A', 'B', 'C'])).toBe('Published November 4, 2026. Written by: A, B, and C.')
  expect(words([])).toBe('Published November 4, 2026.')
})

test('a publication without date and authors renders nothing', () => {
  expect(renderMarkup(<PublicationFacts article={{ language: 'en-US' }} />).html).toBe('')
})

test('author names in another language than the page have a lang attribute', () => {
  const authors = [{ name: 'Press Office', language: 'en-US' as const }, { name: 'المكتب' }]
  const markup = renderMarkup(<PublicationFacts article={{ language: 'ar' }} authors={authors} />, { site: 'ar' })
  expect(markup.all('bdi').map((name) => attribute(name, 'lang'))).toEqual(['en-US', undefined])
})

test('a file on another website opens in a new tab, and a file of this website in the same', () => {
  const markup = renderMarkup(<FileList files={exampleFiles} language="en-US" />)
  expectValidMarkup(markup)
  expect(markup.all('a').map((link) => wordsOf(link))).toEqual(['LeafletPDF24 kB', 'Pictures (opens in a new tab)'])
  expect(attribute(markup.all('a')[0]!, 'target')).toBeUndefined()
})

test('the names of files in another language than the page have a lang attribute', () => {
  const labels = renderMarkup(<FileList files={exampleFiles} language="en-US" />, { site: 'ar' })
    .all('span')
    .filter((span) => ['Leaflet', 'Pictures'].includes(wordsOf(span)))
  expect(labels.map((label) => [attribute(label, 'lang'), attribute(label, 'dir')])).toEqual([
    ['en-US', 'ltr'],
    ['en-US', 'ltr'],
  ])
})

test('an email address in a contact line is a mailto: link', () => {
  const markup = renderMarkup(<TextWithEmailLinks parts={exampleTextWithEmails} />)
  expect(attribute(markup.one('a'), 'href')).toBe('mailto:press@example.org')
  expect(markup.words()).toBe('Press office, press@example.org')
})
