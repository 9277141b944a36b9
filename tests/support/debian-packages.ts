import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The timeout of each command of apt-get, in milliseconds. A command may reach it if there is no network. */
const installTimeoutMs = 180_000

/**
 * Installs Debian packages if this process is root and there is apt-get, and otherwise does nothing. A failure is not
 * reported.
 */
export function installPackages(packages: readonly string[], purpose: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  process.stdout.write(`Installing for ${purpose}: apt-get install ${packages.join(' ')}\n`)
  const options = {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: installTimeoutMs,
  } as const
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)
}

/** Returns the path of a program in the directories of PATH or of system administration; undefined if there is none. */
export function findProgram(name: string): string | undefined {
  const directories = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/sbin', '/usr/sbin', '/sbin']
  return directories.map((directory) => join(directory, name)).find(isProgram)
}

/** Whether this process may execute the file at a path. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
