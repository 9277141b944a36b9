import { test } from 'vitest'
import { expectHeldConnections, maxOpenFiles } from '../support/expect-held-connections.ts'

test.skipIf(maxOpenFiles() < 8000)(
  '5,000 idle and 2,000 slow connections leave ordinary requests answered and the memory bounded',
  async () => {
    await expectHeldConnections({ idle: 5000, slow: 2000 })
  },
  600_000,
)
