import { execFile, execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The number of concurrent connections of the load generator. */
export const connections = 32

const hasWrk = (() => {
  try {
    // wrk has no option that only prints its version. Without a URL it prints its usage and fails, which shows that it is
    // installed.
    execFileSync('wrk', ['--version'], { stdio: 'ignore' })
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT'
  }
})()

/** The load generator, which is wrk if it is installed, because it uses less processor time, and otherwise autocannon. */
export const loadTool = hasWrk ? 'wrk' : 'autocannon'

/** Puts load on a URL, and returns the responses per second. Throws an error when a response has an error status. */
export async function requestsPerSecond(
  address: string,
  headers: Readonly<Record<string, string>>,
  seconds: number,
): Promise<number> {
  const given = Object.entries(headers)
  if (hasWrk) {
    const options = given.flatMap(([name, value]) => ['-H', `${name}: ${value}`])
    const { stdout } = await run('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, ...options, address])
    if (/Non-2xx or 3xx responses: (\d+)/.test(stdout)) throw new Error(`${address} failed under load:\n${stdout}`)
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
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
  const { requests, non2xx } = JSON.parse(stdout) as { requests: { average: number }; non2xx: number }
  if (non2xx > 0) throw new Error(`${address} failed under load: ${non2xx} answers were no success.`)
  return requests.average
}
