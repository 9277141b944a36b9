import { test } from 'vitest'
import { expectNoLoss } from '../support/expect-no-loss.ts'

test('no message is lost and none is there twice when the server is killed while they come in', async () => {
  await expectNoLoss(5)
}, 300_000)
