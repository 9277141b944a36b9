import { test } from 'vitest'
import { expectNoLoss } from '../support/expect-no-loss.ts'

test('no contact message is lost or duplicated when the server is killed during submissions', async () => {
  await expectNoLoss(5)
}, 300_000)
