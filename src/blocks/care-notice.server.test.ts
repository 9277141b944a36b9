import { expect, test } from 'vitest'
import type { Block } from './block-kinds.ts'
import { careLine, careNotice } from './care-notice.server.ts'
import { richText } from './examples.ts'

const card = (urgency: 'emergency' | 'urgent' | 'ask'): Block => ({
  kind: 'care-card',
  id: urgency,
  urgency,
  body: richText(urgency, '<p>Body</p>'),
})
const lineTo = (blocks: readonly Block[]) =>
  careLine(blocks, 'Help & now', 'en-US', 'en-US')?.html.match(/href="([^"]*)"/)?.[1]

test('the line of a page leads to its emergency card, or else to its urgent one', () => {
  expect(lineTo([card('ask'), card('urgent'), card('emergency')])).toBe('#care-emergency')
  expect(lineTo([card('ask'), card('urgent')])).toBe('#care-urgent')
  expect(lineTo([card('ask')])).toBeUndefined()
})

test('the line has the language of the page where the text has another', () => {
  const html = (language: 'en-US' | 'ar') => careLine([card('urgent')], 'Help & now', language, 'ar')?.html
  expect(html('en-US')).toMatch(/<a href="#care-urgent" lang="ar" dir="rtl">.*Help &amp; now/)
  expect(html('ar')).not.toContain('lang=')
})

test('the short form of a card has the numbers of its urgency and a link to the page about emergencies', () => {
  const country = { country: 'GB', name: 'UK', isLocal: true, emergency: ['999'], outOfHours: ['111'], crisis: [] }
  const numbers = { countries: [country], language: 'en-US' as const }
  expect(careNotice('emergency', numbers, 'Help')).toMatchObject({
    body: { html: '<p><a href="/when-to-get-help-now">Help</a></p>' },
    phones: [{ number: '999' }],
  })
  expect(careNotice('urgent', numbers, 'Help').phones).toMatchObject([{ number: '111' }])
})
