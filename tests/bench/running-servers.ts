import { freePort } from '../support/free-port.ts'
import { type RunningProcess, startNode } from '../support/processes.ts'
import { type RunningSite, startSite } from '../support/server.ts'
import type { MeasuredServer } from './compare-servers.ts'
import { measuredPath } from './page-bytes.ts'

/** The servers of one part of the benchmarks, which are stopped together at its end. */
export type RunningServers = {
  /** Starts the built site. */
  readonly startSite: (env?: Readonly<Record<string, string>>) => Promise<RunningSite>
  /** Starts a script that prints the port of its server, and returns its process and the URL of a path on this server. */
  readonly startScript: (script: string, args?: readonly string[], path?: string) => Promise<MeasuredServer>
}

/** Runs a part of the benchmarks, stops the servers that it has started, and returns its result. */
export async function withServers<Result>(part: (servers: RunningServers) => Promise<Result>): Promise<Result> {
  const started: RunningProcess[] = []
  try {
    return await part({
      startSite: async (env) => {
        // The port is fixed, as in production: V8 generates slower code for a process that has opened another server to find
        // a free port. The limit on malloc arenas is that of the container and the unit in `deploy/`.
        const site = await startSite({
          LOG_LEVEL: 'info',
          PORT: String(await freePort()),
          MALLOC_ARENA_MAX: '2',
          ...env,
        })
        started.push(site)
        return site
      },
      startScript: async (script, args = [], path = measuredPath) => {
        const process = startNode([`tests/bench/${script}`, ...args], { NODE_ENV: 'production', LOG_LEVEL: 'warn' })
        started.push(process)
        // The timeout is long, because `bare-react-server.ts` makes a build first.
        const [, port = ''] = await process.waitFor(/port (\d+)/, 240_000)
        return { address: `http://127.0.0.1:${port}${path}`, process }
      },
    })
  } finally {
    for (const one of started) await one.stop()
  }
}
