import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

/** Debian's headless shell first: without the user interface of a browser, the tests take about half the time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const headlessShell = names[0]!
/** Time after which an installation without a network is given up, in milliseconds. */
const installTimeoutMs = 180_000

/** The arguments with which tests start Chromium: without its sandbox when run as root, and without a GPU. */
export const chromiumArguments: readonly string[] = [
  '--disable-gpu',
  '--disable-dev-shm-usage',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/**
 * Finds Chromium: CHROMIUM_PATH, else the one that Playwright has installed, else one of the system's.
 *
 * @returns its path, or undefined when there is none
 */
export function findChromium(): string | undefined {
  const configuredPath = process.env.CHROMIUM_PATH
  if (configuredPath) return isProgram(configuredPath) ? configuredPath : undefined
  const installedPath = chromium.executablePath()
  return existsSync(installedPath) ? installedPath : findProgram(names)
}

/**
 * Finds Chromium, and installs Debian's headless shell where there is no Chromium, and in continuous integration also where
 * only the slower browser with a user interface is there.
 *
 * @throws Error when Chromium is missing and cannot be installed; the message is one line that says what to do
 */
export function provideChromium(): string {
  const configuredPath = process.env.CHROMIUM_PATH
  const isEnough = (path: string | undefined) =>
    path !== undefined && (process.env.CI === undefined || path.includes('headless'))
  if (!configuredPath && !isEnough(findChromium())) installHeadlessShell()
  const found = findChromium()
  if (found !== undefined) return found
  throw new Error(
    configuredPath
      ? `CHROMIUM_PATH is ${configuredPath}, and there is no program there.`
      : `The browser tests need Chromium: install it (apt-get install ${headlessShell}, or npx playwright install chromium) or set CHROMIUM_PATH.`,
  )
}

function installHeadlessShell() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing Chromium for the browser tests (apt-get install ${headlessShell}).`)
  const options = {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: installTimeoutMs,
  } as const
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', headlessShell], options)
}

function findProgram(searched: readonly string[]) {
  const directories = (process.env.PATH ?? '').split(delimiter)
  return searched.flatMap((name) => directories.map((directory) => join(directory, name))).find(isProgram)
}

function isProgram(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
