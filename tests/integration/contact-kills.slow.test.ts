import { test } from 'vitest'
import { expectNoLoss } from '../support/expect-no-loss.ts'

test.each(['sqlite', 'postgres'] as const)(
  'no contact message is lost or duplicated when the server is killed 10 times during submissions, on %s',
  async (kind) => {
    await expectNoLoss(kind, 10, 20_261_123)
  },
  900_000,
)
