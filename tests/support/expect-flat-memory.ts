import { expect } from 'vitest'
import { startNode } from './processes.ts'

/** Streams a sitemap of generated URLs in a new process, and expects that its memory grows by less than 64 MB. */
export async function expectFlatMemory(addresses: number): Promise<void> {
  const writer = startNode(['--expose-gc', 'tests/support/write-large-sitemap.ts', String(addresses)], {
    VITEST: undefined,
  })
  const [, bytes, growth] = await writer.waitFor(/(\d+) bytes, (\d+) MB/, 570_000)
  expect(await writer.ended).toBe(0)
  expect(Number(bytes)).toBeGreaterThan(100 * addresses)
  expect(Number(growth)).toBeLessThan(64)
}
