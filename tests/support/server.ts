import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { type RunningProcess, startNode } from './processes.ts'

export type RunningSite = RunningProcess & { readonly port: number; readonly origin: string }

const temporary: string[] = []
process.once('exit', () => {
  for (const directory of temporary) rmSync(directory, { recursive: true, force: true })
})

/** Creates a directory for the data of a site, outside the checkout, which is deleted when the process exits. */
export function createDataDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'site-data-'))
  temporary.push(directory)
  return directory
}

/**
 * Starts the built site, from the project or a copy of it, with the flag of `npm start`, on a free port unless `env` sets
 * `PORT`. The server is started directly and not through npm, so that a signal to the process reaches the server.
 *
 * @param launcher the command that starts the server, for `startNode`
 * @throws Error with the output of the server when it does not start
 */
export async function startSite(
  env: Readonly<Record<string, string | undefined>> = {},
  project?: string,
  launcher?: readonly string[],
): Promise<RunningSite> {
  const site = startNode(
    ['--max-semi-space-size=8', 'src/http/main.ts'],
    {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: String(await freePort()),
      VITEST: undefined,
      DATA_DIR: createDataDirectory(),
      SHUTDOWN_DELAY_MS: '0',
      ...env,
    },
    project,
    launcher,
  )
  const [, port = ''] = await site.waitFor(/http:\/\/localhost:(\d+)\//, 120_000)
  return { ...site, port: Number(port), origin: `http://localhost:${port}` }
}
