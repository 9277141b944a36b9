import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { provideChromium } from '../tests/support/chromium.ts'
import { isBuilt } from './lib/build-id.ts'
import { type BrowserReport, listFailures, type NodeReport } from './lib/list-failures.ts'
import { requireNode } from './lib/require-node.ts'
import { root, runCommand } from './lib/run-command.ts'

// Runs the tests in Node (Vitest), then those in a browser against the built site (Playwright). The last line counts the
// passed and the failed tests. By default only the quick tests are run, as for every commit; --all adds the slow ones
// (`*.slow.test.ts` and most browser tests), --long also those that take many minutes (`*.long.test.ts`, `@long`).
// --skip-quick omits the quick ones.
requireNode()

type Counts = { readonly passed: number; readonly failed: number }

const long = process.argv.includes('--long')
const all = long || process.argv.includes('--all')
const skipsQuick = process.argv.includes('--skip-quick')
const results = join(root, 'tests/results')
const nodeReport = join(results, 'node.json')
const browserReport = join(results, 'browser.json')
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
// The tests in Node and those in a browser share a second build of the site (tests/support/second-build.ts).
const secondBuild = mkdtempSync(join(tmpdir(), 'second-build-'))
process.env.SECOND_BUILD_DIR = secondBuild
process.once('exit', () => rmSync(secondBuild, { recursive: true, force: true }))

const chromium = findBrowser()
if (!isBuilt()) {
  console.log('Building the site for the tests.')
  const { code } = await runCommand('node', ['scripts/build.ts'])
  if (code !== 0) printAndExit([{ passed: 0, failed: 1 }])
}
printAndExit([await runInNode(), await runInBrowser()])

function findBrowser() {
  try {
    return provideChromium()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return printAndExit([{ passed: 0, failed: 1 }])
  }
}

async function runInNode(): Promise<Counts> {
  const { code } = await runCommand(
    'node',
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      'app.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${nodeReport}`,
      // The timeouts are generous, for machines that run other work at the same time.
      ...(long ? ['--testTimeout=600000'] : ['--testTimeout=30000', '--exclude=**/*.long.test.*']),
      ...(all ? [] : ['--exclude=**/*.slow.test.*']),
      ...(skipsQuick ? ['.slow.test.', ...(long ? ['.long.test.'] : [])] : []),
    ],
    { env: { VITEST: '1', NODE_ENV: 'test', LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent' } },
  )
  const { numPassedTests = 0, numFailedTests = 0 } = readResults<{ numPassedTests?: number; numFailedTests?: number }>(
    nodeReport,
  )
  return toCounts(code, numPassedTests, numFailedTests)
}

async function runInBrowser(): Promise<Counts> {
  const { code } = await runCommand(
    'node',
    [
      'node_modules/playwright/cli.js',
      'test',
      '--config',
      'tests/e2e/playwright.config.ts',
      ...(all ? [] : ['--project=quick']),
      ...(skipsQuick ? ['--project=slow'] : []),
      ...(long ? ['--timeout=600000'] : ['--grep-invert=@long']),
    ],
    { env: { CHROMIUM_PATH: chromium } },
  )
  const { stats } = readResults<{ stats?: { expected: number; unexpected: number; flaky: number } }>(browserReport)
  return toCounts(code, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0)
}

/** Counts a run that fails without a failed test (an unreadable file, an error outside a test) as one failure. */
function toCounts(code: number, passed: number, failed: number): Counts {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

function readResults<Results extends object>(file: string): Partial<Results> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {}
}

function printAndExit(all: readonly Counts[]): never {
  const passed = all.reduce((sum, counts) => sum + counts.passed, 0)
  const failed = all.reduce((sum, counts) => sum + counts.failed, 0)
  for (const failure of listFailures(readResults<NodeReport>(nodeReport), readResults<BrowserReport>(browserReport)))
    console.log(failure)
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 && passed > 0 ? 0 : 1)
}
