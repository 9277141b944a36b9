import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const runs = () => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0

/**
 * Installs Debian's package of Java if Java is missing and this process is root.
 *
 * @throws Error when Java is missing and cannot be installed; the message is one line that says what to do
 */
export function provideJava(): void {
  if (runs()) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'default-jre-headless'], {
      stdio: 'ignore',
      env,
    })
    if (runs()) return
  }
  throw new Error('The HTML validator needs Java: install it (apt-get install default-jre-headless).')
}
