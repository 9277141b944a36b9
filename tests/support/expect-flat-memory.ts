import { expect } from 'vitest'
import { startNode } from './processes.ts'

/** Streams a sitemap of so many generated addresses in a process of its own, within 64 MB above what it needs when idle. */
export async function expectFlatMemory(addresses: number): Promise<void> {
  const writer = startNode(['--expose-gc', 'tests/support/write-large-sitemap.ts', String(addresses)], {
    VITEST: undefined,
  })
  const [, bytes, growth] = await writer.waitFor(/(\d+) bytes, (\d+) MB/, 570_000)
  expect(await writer.ended).toBe(0)
  expect(Number(bytes)).toBeGreaterThan(100 * addresses)
  expect(Number(growth)).toBeLessThan(64)
}
