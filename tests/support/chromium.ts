import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

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
  if (existsSync(installedPath)) return installedPath
  const directories = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => directories.map((directory) => join(directory, name))).find(isProgram)
}

/**
 * Finds Chromium, and installs Debian's package where that is possible.
 *
 * @throws Error whose message is one line on what to do, when Chromium is missing and cannot be installed
 */
export function provideChromium(): string {
  const found = findChromium()
  if (found !== undefined) return found
  if (process.env.CHROMIUM_PATH)
    throw new Error(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, and there is no program there.`)
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the browser tests (apt-get install chromium).')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'ignore', env })
    const installed = findChromium()
    if (installed !== undefined) return installed
  }
  throw new Error(
    'The browser tests need Chromium: install it (apt-get install chromium, or npx playwright install chromium) or set CHROMIUM_PATH.',
  )
}

function isProgram(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
