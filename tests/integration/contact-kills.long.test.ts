import { test } from 'vitest'
import { expectNoLoss } from '../support/expect-no-loss.ts'

test('no contact message is lost or duplicated when the server is killed 200 times during submissions', async () => {
  await expectNoLoss(200, 20_261_124)
}, 1_800_000)
