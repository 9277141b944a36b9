import { expect } from 'vitest'
import { startNode } from './processes.ts'

/**
 * Streams a sitemap of generated URLs in a new process, and expects that its memory grows by less than 20 MB. The process has
 * a small young generation, as the site has, because the garbage in a larger one would count as well.
 */
export async function expectFlatMemory(addresses: number): Promise<void> {
  const flags = ['--expose-gc', '--max-semi-space-size=8']
  const writer = startNode([...flags, 'tests/support/write-large-sitemap.ts', String(addresses)], { VITEST: undefined })
  const [, bytes, growth] = await writer.waitFor(/(\d+) bytes, (\d+) MB/, 570_000)
  expect(await writer.ended).toBe(0)
  expect(Number(bytes)).toBeGreaterThan(100 * addresses)
  expect(Number(growth)).toBeLessThan(20)
}
