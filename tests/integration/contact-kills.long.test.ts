import { test } from 'vitest'
import { expectNoLoss } from '../support/expect-no-loss.ts'

test('no message is lost and none is there twice when the server is killed 200 times while they come in', async () => {
  await expectNoLoss(200)
}, 1_800_000)
