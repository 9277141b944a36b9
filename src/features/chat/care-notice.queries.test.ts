import { expect, test } from 'vitest'
import { redactJson } from '#telemetry/private-data.ts'
import { careNoticeQuery } from './care-notice.queries.ts'

test('the words of a search in the query key are redacted in reports', () => {
  expect(careNoticeQuery('en', 'blood in my "urine"').queryKey.map(redactJson)).toEqual([
    'care-notice',
    'en',
    '{"query":"[redacted]"}',
  ])
})
