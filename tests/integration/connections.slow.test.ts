import { test } from 'vitest'
import { expectHeldConnections } from '../support/expect-held-connections.ts'

test('500 idle and 200 slow connections leave ordinary requests answered and the memory bounded', async () => {
  await expectHeldConnections({ idle: 500, slow: 200 })
}, 180_000)
