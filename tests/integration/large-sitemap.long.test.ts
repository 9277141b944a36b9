import { test } from 'vitest'
import { expectFlatMemory } from '../support/expect-flat-memory.ts'

test('a sitemap of a million URLs is streamed within 20 MB of extra memory', () => expectFlatMemory(1_000_000), 600_000)
