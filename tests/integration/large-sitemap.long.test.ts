import { test } from 'vitest'
import { expectFlatMemory } from '../support/expect-flat-memory.ts'

test('a million addresses stream in flat memory', () => expectFlatMemory(1_000_000), 600_000)
