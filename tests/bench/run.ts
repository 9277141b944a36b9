import { isBuilt } from '../../scripts/lib/current-build.ts'
import { requireNode } from '../../scripts/lib/require-node.ts'
import { runCommand } from '../../scripts/lib/run-command.ts'
import { measureBytes } from './measure-bytes.ts'
import { measurePaint } from './measure-paint.ts'
import { measureSearch } from './measure-search.ts'
import { measureSpeed } from './measure-speed.ts'
import { measureStart } from './measure-start.ts'
import { measureVarnish } from './measure-varnish.ts'
import { measureWorkers } from './measure-workers.ts'
import { printRedirects } from './redirect-decisions.ts'
import { withServers } from './running-servers.ts'

// Measures the built site, each part beside a baseline of the same run, and prints a table for each. Without arguments all
// parts are measured, else those that are named. Fails when a budget is not met; a part that cannot be measured is reported.
requireNode()

const parts: Readonly<Record<string, () => unknown>> = {
  speed: () => withServers(measureSpeed),
  workers: () => withServers(measureWorkers),
  varnish: () => withServers(measureVarnish),
  start: measureStart,
  bytes: () => withServers(async ({ startSite }) => measureBytes(await startSite())),
  paint: () => withServers(async ({ startSite }) => measurePaint(await startSite())),
  redirects: printRedirects,
  search: measureSearch,
}

const named = process.argv.slice(2)
const unknown = named.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; the parts are ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}

if (!isBuilt()) {
  const { code } = await runCommand('node', ['scripts/build.ts'])
  if (code !== 0) process.exit(code)
}

for (const [name, measure] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue
  try {
    await measure()
  } catch (error) {
    console.error(`\nNot measured: ${name}.`, error)
  }
}
