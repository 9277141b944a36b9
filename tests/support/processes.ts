import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export type RunningProcess = {
  readonly child: ChildProcess
  /** Returns the output of the process so far, standard output and standard error together. */
  readonly output: () => string
  /** Waits until the output matches; rejects when the process ends first, or after the timeout. */
  readonly waitFor: (pattern: RegExp, milliseconds?: number) => Promise<RegExpExecArray>
  /** The exit code, or the name of the signal that has terminated the process. */
  readonly ended: Promise<number | NodeJS.Signals>
  /** Sends the process a signal and waits until it has ended; a process that has not ended after 60 s is killed. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | NodeJS.Signals>
}

const runningProcesses = new Set<ChildProcess>()
// The processes are killed when this process exits, because an aborted test run would otherwise leave them running.
process.once('exit', () => {
  for (const child of runningProcesses) child.kill('SIGKILL')
})

/**
 * Starts a script of the project with the Node that runs this process, in the root of the project or of a copy of it.
 *
 * @param launcher a command with its arguments that replaces itself with the command that follows it
 */
export function startNode(
  args: readonly string[],
  env?: Readonly<Record<string, string | undefined>>,
  cwd?: string,
  launcher: readonly string[] = [],
): RunningProcess {
  const [program = '', ...rest] = [...launcher, process.execPath, ...args]
  return startProgram(program, rest, env, cwd)
}

/** Starts a program, in the root of the project or in another directory. */
export function startProgram(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
  cwd = root,
): RunningProcess {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  runningProcesses.add(child)
  let output = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => {
      output += part.toString()
      for (const listener of listeners) listener()
    })
  }
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('close', (code, signal) => {
      runningProcesses.delete(child)
      resolve(code ?? signal ?? 1)
      for (const listener of listeners) listener()
    })
  })

  function waitFor(pattern: RegExp, milliseconds = 30_000) {
    return new Promise<RegExpExecArray>((resolve, reject) => {
      const settleWith = (act: () => void) => {
        clearTimeout(timer)
        listeners.delete(checkOutput)
        act()
      }
      const checkOutput = () => {
        const found = pattern.exec(output)
        if (found) settleWith(() => resolve(found))
        else if (!runningProcesses.has(child))
          settleWith(() => reject(new Error(`It ended without writing ${pattern}:\n${output}`)))
      }
      const timer = setTimeout(
        () => settleWith(() => reject(new Error(`It did not write ${pattern} in time:\n${output}`))),
        milliseconds,
      )
      listeners.add(checkOutput)
      checkOutput()
    })
  }

  async function stop(signal: NodeJS.Signals = 'SIGTERM') {
    child.kill(signal)
    const kill = setTimeout(() => child.kill('SIGKILL'), 60_000)
    const end = await ended
    clearTimeout(kill)
    return end
  }

  return { child, output: () => output, waitFor, ended, stop }
}
