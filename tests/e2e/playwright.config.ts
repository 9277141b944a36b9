import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from 'playwright/test'
import { chromiumArguments, findChromium } from '../support/chromium.ts'
import { previewToken } from './preview-token.ts'

const root = join(import.meta.dirname, '../..')
// The main process sets the port; every worker gets it through the environment.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000))
// The site stores the data of its test readers in this directory.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'site-data-'))
/** The specs that `npm test` runs. Each of them takes a second or two and tests something that no test in Node can. */
const quick = [
  'budgets',
  'client-start',
  'compare',
  'guideline',
  'links',
  'print',
  'redirects',
  'route-validation',
  'without-script',
].map((name) => `${name}.spec.ts`)
const origin = `http://localhost:${process.env.E2E_PORT}`

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(root, 'tests/results/browser'),
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  // One worker more than the smallest machine has cores: tests wait a third of their time, for timers and for the network.
  workers: 3,
  // The timeouts are generous, for machines that run other work at the same time.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [
    [process.env.CI === undefined ? 'dot' : 'line'],
    ['json', { outputFile: join(root, 'tests/results/browser.json') }],
  ],
  use: {
    baseURL: origin,
    // The user agent is an ordinary one, because isbot treats HeadlessChrome as a bot, and bots get errors as plain text.
    ...devices['Desktop Chrome'],
    launchOptions: { executablePath: findChromium(), args: [...chromiumArguments] },
    // Traces have the steps and requests only, because snapshots of the DOM would take a sixth of the duration of all tests.
    // The screenshot of a failure is taken by `browser-test.ts`: Playwright would take one at the end of every test, before
    // it knows whether the test has failed.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
  projects: [
    { name: 'quick', testMatch: quick },
    { name: 'slow', testIgnore: quick },
  ],
  webServer: {
    command: `"${process.execPath}" src/http/main.ts`,
    cwd: root,
    url: `${origin}/readyz`,
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      PREVIEW_TOKEN: previewToken,
      SHUTDOWN_DELAY_MS: '0',
      // All tests have the same IP address, and may be repeated.
      CONTACT_MAX_PER_HOUR: '10000',
      FEEDBACK_MAX_PER_HOUR: '10000',
      CHAT_MAX_PER_MINUTE: '10000',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
    timeout: 60_000,
  },
})
