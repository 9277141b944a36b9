import { test } from 'vitest'
import { expectNoLoss } from '../support/expect-no-loss.ts'

// A kill takes about two seconds, most of which is the next start.
test.each(['sqlite', 'postgres'] as const)(
  'no contact message is lost or duplicated when the server is killed 1,000 times during submissions, on %s',
  async (kind) => {
    await expectNoLoss(kind, 1000, 20_261_124)
  },
  7_200_000,
)
