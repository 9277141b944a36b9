import { expect, test } from 'vitest'
import { pageFeedback } from './page-feedback.server.ts'

const labels = { question: 'Was this “page” <helpful>?', yes: 'Yes', no: 'No', wrong: 'Something & more' }

test('the feedback form carries the language, revision and uri of the page, and its labels are escaped', () => {
  const question = { uri: 'a"b', language: 'en-US', pageLanguage: 'en-US', revision: '2026-10-20', labels } as const
  const { html } = pageFeedback(question)
  expect(html).toContain('value="en-US/2026-10-20/a&quot;b"')
  expect(html).toContain('Was this “page” &lt;helpful&gt;?')
  expect(html).toContain('<button name="answer" value="wrong">Something &amp; more</button>')
  expect(html).not.toContain('lang=')
})

test('on a page in another language the feedback form carries the language of the site', () => {
  const question = { uri: 'x', language: 'en-US', pageLanguage: 'ar', revision: undefined, labels } as const
  expect(pageFeedback(question).html).toMatch(/^<form [^>]* lang="ar" dir="rtl">/)
  expect(pageFeedback(question).html).toContain('value="en-US/-/x"')
})
