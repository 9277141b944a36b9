import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createDataDirectory, type RunningSite } from './server.ts'

/**
 * Creates a clock that a test can set, with the environment of a site that uses it.
 *
 * @returns `env` for `startSite`, and `set`, which shifts `Date` by `wallMs` milliseconds and advances both `Date` and
 * `performance.now()` by `elapsedMs` milliseconds, in place of what was set before
 */
export function createSiteClock() {
  const file = join(createDataDirectory(), 'clock.json')
  let turn = 0
  const module = pathToFileURL(join(import.meta.dirname, 'clock.ts')).href
  return {
    env: { CLOCK_FILE: file, NODE_OPTIONS: `--import=${module}` },
    async set(site: RunningSite, { wallMs = 0, elapsedMs = 0 }: { wallMs?: number; elapsedMs?: number }) {
      turn++
      writeFileSync(file, JSON.stringify({ turn, wallMs, elapsedMs }))
      site.child.kill('SIGUSR2')
      await site.waitFor(new RegExp(`clock setting ${turn} done`))
    },
  }
}
