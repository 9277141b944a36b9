import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { findProgram, installPackages, isProgram } from './debian-packages.ts'

/**
 * The names of Chromium on different systems, in order of preference. Debian's headless shell comes first, because without
 * the user interface of a browser, the tests take about half the time.
 */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const headlessShell = names[0]!

/** The arguments with which tests start Chromium: without a GPU and `/dev/shm`, and as root also without its sandbox. */
export const chromiumArguments: readonly string[] = [
  '--disable-gpu',
  '--disable-dev-shm-usage',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/**
 * Finds Chromium: the one that Playwright has installed or, without it, one in the PATH of the system. If CHROMIUM_PATH is
 * set, only the program at that path is considered.
 *
 * @returns its path, or undefined when there is none
 */
export function findChromium(): string | undefined {
  const configuredPath = process.env.CHROMIUM_PATH
  if (configuredPath) return isProgram(configuredPath) ? configuredPath : undefined
  const installedPath = chromium.executablePath()
  return existsSync(installedPath) ? installedPath : names.map(findProgram).find((path) => path !== undefined)
}

/**
 * Finds Chromium. Unless CHROMIUM_PATH is set, installs Debian's headless shell if there is no Chromium and, in continuous
 * integration, also if there is only the slower browser with a user interface.
 *
 * @throws Error when there is no program at CHROMIUM_PATH, or when Chromium is missing and cannot be installed; the message
 * is one line
 */
export function provideChromium(): string {
  const configuredPath = process.env.CHROMIUM_PATH
  const isEnough = (path: string | undefined) =>
    path !== undefined && (process.env.CI === undefined || path.includes('headless'))
  if (!configuredPath && !isEnough(findChromium())) installPackages([headlessShell], 'the browser tests')
  const found = findChromium()
  if (found !== undefined) return found
  throw new Error(
    configuredPath
      ? `CHROMIUM_PATH is ${configuredPath}, and there is no program there.`
      : `The browser tests need Chromium: install it (apt-get install ${headlessShell}, or npx playwright install chromium) or set CHROMIUM_PATH.`,
  )
}
