import { describe, expect, test } from 'vitest'
import { attribute, renderMarkup, wordsOf } from '../../../tests/support/render-markup.tsx'
import { expectValidMarkup } from '../../../tests/support/expect-valid-markup.ts'
import { emptyArticle } from '#blocks/examples.ts'
import { type ContactForm, emptyContactForm } from './contact-form.ts'
import { ContactPage } from './ContactPage.tsx'
import type { Contact } from './contact.ts'

const contact: Contact = {
  kind: 'contact',
  privacyPath: '/privacy',
  article: { ...emptyArticle, title: 'Contact' },
  subjects: ['A mistake on a page', 'A translation'],
  privacyText: 'Deleted after 12 months.',
  thankYouText: 'We will answer you.',
}
const today = '2026-11-20'

const wrong: ContactForm = {
  ...emptyContactForm(),
  values: { subject: 'A translation', name: 'Ada', email: 'ada@', message: 'Short <b>', consent: false },
  problems: { email: 'malformed', message: 'too-short', consent: 'missing' },
}

describe('the contact page', () => {
  const markup = renderMarkup(<ContactPage contact={contact} form={emptyContactForm()} today={today} />)

  test('renders valid markup, and its form has an option for each subject', () => {
    expectValidMarkup(markup, { isPage: true })
    expect(markup.all('option').map(wordsOf)).toEqual(['Choose a subject', ...contact.subjects])
    expect(wordsOf(markup.one('form'))).toContain('Deleted after 12 months.')
  })

  test('has no error summary before it is sent', () => {
    expect(markup.html).not.toContain('There is a problem')
  })

  test('has autocomplete attributes on its fields', () => {
    const hints = markup.all('input').map((input) => [attribute(input, 'name'), attribute(input, 'autoComplete')])
    expect(hints).toEqual(
      expect.arrayContaining([
        ['name', 'name'],
        ['email', 'email'],
        ['reference', 'off'],
      ]),
    )
  })

  test('has no select field without subjects', () => {
    const markup = renderMarkup(
      <ContactPage contact={{ ...contact, subjects: [] }} form={emptyContactForm()} today={today} />,
    )
    expect(markup.all('select')).toEqual([])
  })
})

describe('a contact form with errors', () => {
  const markup = renderMarkup(<ContactPage contact={contact} form={wrong} today={today} />)

  test('keeps the submitted values', () => {
    expect(wordsOf(markup.one('textarea'))).toBe('Short <b>')
    const values = Object.fromEntries(
      markup.all('input').map((input) => [attribute(input, 'name'), attribute(input, 'value')]),
    )
    expect(values).toMatchObject({ name: 'Ada', email: 'ada@', key: wrong.key })
    expect(markup.html).toMatch(/<option selected="">A translation/)
  })

  test('has an error summary with links to the fields', () => {
    expectValidMarkup(markup, { isPage: true })
    const summary = markup.all('a').filter((link) => /^#(?:email|message|consent)$/.test(attribute(link, 'href') ?? ''))
    expect(summary.map(wordsOf)).toEqual([
      'Enter an e-mail address such as name@example.org.',
      'Write a message of at least 10 characters.',
      'Tick the box, so that we may store your message.',
    ])
  })
})

test('a contact form that is rate-limited shows when to try again', () => {
  const { html } = renderMarkup(
    <ContactPage contact={contact} form={{ ...emptyContactForm(), failure: 'too-many' }} today={today} />,
  )
  expect(html).toContain('Please try again in an hour.')
})

test('after a message is sent the contact page shows the thank-you text and no form', () => {
  const markup = renderMarkup(<ContactPage contact={contact} form={undefined} today={today} />)
  expectValidMarkup(markup, { isPage: true })
  expect(markup.html).toContain('We will answer you.')
  expect(markup.all('form')).toEqual([])
})
