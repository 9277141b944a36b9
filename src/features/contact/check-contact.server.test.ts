import { expect, test } from 'vitest'
import { checkContact } from './check-contact.server.ts'

test.each([
  [60_000, false],
  [3000, false],
  [2999, true],
  [0, true],
  // The clock of the reader's device is ahead.
  [-300_000, false],
])('a message that was written in %d ms needs a review: %s', (fillTime, needsReview) => {
  const now = Date.parse('2026-10-20T12:00:00Z')
  const sent = new URLSearchParams({ 'shown-at': String(now - fillTime), reference: '' })
  expect(checkContact(sent, [], now).needsReview).toBe(needsReview)
})

test.each(['', 'soon'])('a message with the start "%s" needs a review', (shownAt) => {
  expect(checkContact(new URLSearchParams({ 'shown-at': shownAt, reference: '' }), []).needsReview).toBe(true)
})
