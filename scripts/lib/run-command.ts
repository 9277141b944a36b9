import { type ChildProcess, spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

/** The root directory of the project. */
export const root = join(import.meta.dirname, '../..')

export type CommandOptions = {
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Whether the output of the command is only returned, and not shown. Output that is shown is not returned. */
  readonly isQuiet?: boolean
}

export type CommandResult = { readonly code: number; readonly output: string }

/**
 * Runs a command in the root of the project and waits until it ends. `node` is the Node that runs this process; commands in
 * node_modules/.bin are found by name. SIGINT and SIGTERM are forwarded to the command instead of ending this process.
 */
export async function runCommand(
  command: string,
  args: readonly string[],
  { env, isQuiet = false }: CommandOptions = {},
): Promise<CommandResult> {
  const child = spawn(command === 'node' ? process.execPath : command, args, {
    cwd: root,
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`, ...env },
    stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (output += part.toString()))
  const removeSignalListeners = forwardSignals(child)
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (exitCode, signal) => resolve(exitCode ?? (signal === null ? 1 : 128)))
  })
  removeSignalListeners()
  return { code, output }
}

function forwardSignals(child: ChildProcess) {
  const forwardSignal = (signal: NodeJS.Signals) => void child.kill(signal)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, forwardSignal)
  return () => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.off(signal, forwardSignal)
  }
}
