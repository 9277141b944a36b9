import { expect, test } from 'vitest'
import { renderMarkup, wordsOf } from '../../../tests/support/render-markup.tsx'
import { expectSound } from '../../../tests/support/expect-sound.ts'
import { emptyArticle } from '#blocks/examples.ts'
import { ContactPage } from './ContactPage.tsx'

test('the contact page lists what people write about', () => {
  const markup = renderMarkup(
    <ContactPage
      article={{ ...emptyArticle, title: 'Contact' }}
      subjects={['A mistake on a page']}
      today="2026-11-20"
    />,
  )
  expectSound(markup, { isPage: true })
  expect(wordsOf(markup.one('section'))).toContain('A mistake on a page')
})

test('without subjects there is no list', () => {
  expect(renderMarkup(<ContactPage article={emptyArticle} subjects={[]} today="2026-11-20" />).all('section')).toEqual(
    [],
  )
})
