import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findProgram, installPackages } from '../support/debian-packages.ts'

const run = promisify(execFile)

/** The number of concurrent connections of the load generator. */
export const connections = 32

let wrk: { readonly path: string | undefined } | undefined

/** Finds wrk, which uses less processor time than autocannon, and installs it if this process is allowed to. */
function findWrk(): string | undefined {
  if (wrk) return wrk.path
  if (findProgram('wrk') === undefined) installPackages(['wrk'], 'the benchmarks')
  wrk = { path: findProgram('wrk') }
  return wrk.path
}

/** Returns the name of the load generator. */
export const loadTool = (): string => (findWrk() ? 'wrk' : 'autocannon')

export type Load = { readonly responses: number; readonly perSecond: number }

/** Puts load on a URL. Throws an error when a response has an error status. */
export async function putLoad(
  address: string,
  headers: Readonly<Record<string, string>>,
  seconds: number,
): Promise<Load> {
  const given = Object.entries(headers)
  const program = findWrk()
  if (program) {
    const options = given.flatMap(([name, value]) => ['-H', `${name}: ${value}`])
    const { stdout } = await run(program, ['-t1', `-c${connections}`, `-d${seconds}s`, ...options, address])
    if (/Non-2xx or 3xx responses: (\d+)/.test(stdout)) throw new Error(`${address} failed under load:\n${stdout}`)
    return {
      responses: Number(/(\d+) requests in/.exec(stdout)?.[1]),
      perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    }
  }
  const tool = join(import.meta.dirname, '../../node_modules/autocannon/autocannon.js')
  const options = given.flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const { stdout } = await run(process.execPath, [
    tool,
    '-j',
    '-n',
    '-c',
    String(connections),
    '-d',
    String(seconds),
    ...options,
    address,
  ])
  const { requests, non2xx } = JSON.parse(stdout) as { requests: { average: number; total: number }; non2xx: number }
  if (non2xx > 0) throw new Error(`${address} failed under load: ${non2xx} answers were no success.`)
  return { responses: requests.total, perSecond: requests.average }
}
