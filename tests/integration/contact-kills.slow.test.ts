import { test } from 'vitest'
import { expectNoLoss } from '../support/expect-no-loss.ts'

test('no contact message is lost or duplicated when the server is killed 20 times during submissions', async () => {
  await expectNoLoss(20, 20_261_123)
}, 900_000)
