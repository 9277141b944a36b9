import { test } from 'vitest'
import { expectNoLoss } from '../support/expect-no-loss.ts'

// Each kill takes a few seconds, mostly for the next start, so the tests of both databases take about an hour.
test.each(['sqlite', 'postgres'] as const)(
  'no contact message is lost or duplicated when the server is killed 1,000 times during submissions, on %s',
  async (kind) => {
    await expectNoLoss(kind, 1000, 20_261_124)
  },
  14_400_000,
)
