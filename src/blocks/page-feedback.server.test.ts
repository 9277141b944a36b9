import { expect, test } from 'vitest'
import { pageFeedback } from './page-feedback.server.ts'

const labels = { question: 'Was this “page” <helpful>?', yes: 'Yes', no: 'No', wrong: 'Something & more' }

test('the question says what it is about, and nothing in it is taken for HTML', () => {
  const question = { uri: 'a"b', language: 'en-US', pageLanguage: 'en-US', revision: '2026-10-20', labels } as const
  const { html } = pageFeedback(question)
  expect(html).toContain('value="en-US/2026-10-20/a&quot;b"')
  expect(html).toContain('Was this “page” &lt;helpful&gt;?')
  expect(html).toContain('<button name="answer" value="wrong">Something &amp; more</button>')
  expect(html).not.toContain('lang=')
})

test('below a text of another language it stands in the language of the page', () => {
  const question = { uri: 'x', language: 'en-US', pageLanguage: 'ar', revision: undefined, labels } as const
  expect(pageFeedback(question).html).toMatch(/^<form [^>]* lang="ar" dir="rtl">/)
  expect(pageFeedback(question).html).toContain('value="en-US/-/x"')
})
