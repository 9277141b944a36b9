import { loadavg } from 'node:os'
import { isBuilt } from '../../scripts/lib/build-id.ts'
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

// Measures the built site, some parts beside a baseline of the same run, and prints a table for each. Without arguments, all
// parts are measured; otherwise, only those that the arguments name. Prints a line for each missed budget at the end, and
// fails if there is any. A part that cannot be measured is reported, but is not a failure.
requireNode()

/** The load average of the last minute, in processes, from which the machine counts as busy with other work. */
const busyLoad = 0.5
const isBusy = (loadavg()[0] ?? 0) >= busyLoad

/** The parts by name. Each returns a sentence for every budget that is missed. */
const parts: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  speed: () => withServers((servers) => measureSpeed(servers, isBusy)),
  workers: () => withServers(measureWorkers),
  varnish: () => withServers(measureVarnish),
  start: measureStart,
  bytes: () => withServers(async ({ startSite }) => measureBytes(await startSite())),
  paint: () => withServers(async ({ startSite }) => measurePaint(await startSite())),
  redirects: async () => {
    printRedirects()
    return []
  },
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

if (isBusy) console.log('The machine is busy with other work, so the figures are worse than it could show.')
const missed: string[] = []
for (const [name, measure] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue
  try {
    missed.push(...(await measure()))
  } catch (error) {
    console.error(`\nNot measured: ${name}.`, error)
  }
}

for (const sentence of missed) console.error(`Budget not kept: ${sentence}`)
if (missed.length > 0) process.exitCode = 1
