import { type RunningProcess, startNode } from './processes.ts'

export type RunningSite = RunningProcess & { readonly port: number; readonly origin: string }

/**
 * Starts the built site on a free port, from the project or a copy of it, directly and not through npm, so that a signal to it is a signal to the server.
 *
 * @throws Error with what it wrote, when it does not start
 */
export async function startSite(
  env: Readonly<Record<string, string | undefined>> = {},
  project?: string,
): Promise<RunningSite> {
  const site = startNode(
    ['src/http/main.ts'],
    { NODE_ENV: 'production', LOG_LEVEL: 'warn', PORT: '0', VITEST: undefined, ...env },
    project,
  )
  const [, port = ''] = await site.waitFor(/http:\/\/localhost:(\d+)\//)
  return { ...site, port: Number(port), origin: `http://localhost:${port}` }
}
