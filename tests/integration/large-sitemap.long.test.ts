import { test } from 'vitest'
import { expectFlatMemory } from '../support/expect-flat-memory.ts'

test('a sitemap of a million URLs is streamed in constant memory', () => expectFlatMemory(1_000_000), 600_000)
