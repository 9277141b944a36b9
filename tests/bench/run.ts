import { availableParallelism } from 'node:os'
import { chromium } from 'playwright'
import { isBuilt } from '../../scripts/lib/current-build.ts'
import { requireNode } from '../../scripts/lib/require-node.ts'
import { runCommand } from '../../scripts/lib/run-command.ts'
import { chromiumArguments, findChromium } from '../support/chromium.ts'
import { freePort } from '../support/free-port.ts'
import { type RunningProcess, startNode } from '../support/processes.ts'
import { lighthousePages, type LighthouseResult, runLighthouse } from '../support/lighthouse.ts'
import { startSite } from '../support/server.ts'
import { type BudgetName, budgets, outsideBudget } from '../../scripts/lib/budgets.ts'
import { connections, loadTool, requestsPerSecond } from './load.ts'
import { measureRedirects } from './redirect-decisions.ts'
import { measuredPath, measureHtml, measureLoad } from './page-bytes.ts'

// Measures the built site: the responses per second relative to a node:http server that sends the same bytes and headers,
// the bytes and the paint of a page, redirects, and search. Fails when a budget is not met.
requireNode()

const rounds = 3
const paintAudits = {
  'first paint, ms': 'first-contentful-paint',
  'largest paint, ms': 'largest-contentful-paint',
  'blocked, ms': 'total-blocking-time',
  'layout shift': 'cumulative-layout-shift',
} as const

/**
 * The limits of a search and of suggestions among a hundred thousand entries, in milliseconds, so that readers notice no
 * delay.
 */
const maxSearchMs = 250
const maxSuggestionsMs = 60

/** The number of Lighthouse runs for each page. */
const looks = 5
const seconds = 5

if (!isBuilt()) {
  const { code } = await runCommand('node', ['scripts/build.ts'])
  if (code !== 0) process.exit(code)
}

const started: RunningProcess[] = []
// The port is fixed, as in production, because V8 generates slower code for a process that has opened another server to find
// a free port.
const environment = { NODE_ENV: 'production', LOG_LEVEL: 'info', PORT: String(await freePort()) }

/** Starts a script that prints its port, and returns the script's URL of the measured page. */
async function startOther(script: string, ...args: string[]) {
  const other = startNode([script, ...args], { ...environment, LOG_LEVEL: 'warn' })
  started.push(other)
  const [, port = ''] = await other.waitFor(/port (\d+)/)
  return `http://127.0.0.1:${port}${measuredPath}`
}

type Measured = {
  readonly what: string
  readonly address: string
  readonly limit: string
  readonly headers: Record<string, string>
}

try {
  const site = await startSite(environment)
  started.push(site)
  const stored = `http://127.0.0.1:${site.port}${measuredPath}`
  const rendered = await startOther('tests/bench/rendering-server.ts')
  // Both servers are warmed up, and the page cache gets time to compress the page at the best level.
  for (const address of [stored, rendered]) await requestsPerSecond(address, {}, 1)
  await new Promise((resolve) => setTimeout(resolve, 2000))

  const compressed = { 'accept-encoding': 'br' }
  const measured: readonly Measured[] = [
    {
      what: 'cached page, compressed',
      address: stored,
      limit: await startOther('tests/bench/bare-server.ts', stored, 'br'),
      headers: compressed,
    },
    {
      what: 'cached page, as it is',
      address: stored,
      limit: await startOther('tests/bench/bare-server.ts', stored, ''),
      headers: {},
    },
    {
      what: 'page rendered each time',
      address: rendered,
      limit: await startOther('tests/bench/bare-server.ts', rendered, ''),
      headers: {},
    },
  ]
  await measureSpeed(measured)
  await measureBytes(`${site.origin}${measuredPath}`)
  await measurePaint(site.origin)
  printRedirects()
  await measureSearch()
} finally {
  for (const one of started) await one.stop()
}

async function measureSpeed(all: readonly Measured[]) {
  const results = all.map((one) => ({ ...one, ours: [] as number[], limits: [] as number[] }))
  for (let round = 0; round < rounds; round++) {
    for (const result of results) {
      // The server and the baseline are measured in turn, so that other load on the machine affects both.
      result.ours.push(await requestsPerSecond(result.address, result.headers, seconds))
      result.limits.push(await requestsPerSecond(result.limit, result.headers, seconds))
    }
  }
  console.log(
    `\nAnswers per second: ${measuredPath}, ${connections} connections, ${loadTool}, medians of ${rounds} rounds of ${seconds} s, ${availableParallelism()} processors`,
  )
  console.table(
    Object.fromEntries(
      results.map(({ what, ours, limits }) => [
        what,
        {
          ours: Math.round(median(ours)),
          limit: Math.round(median(limits)),
          share: (median(ours) / median(limits)).toFixed(3),
        },
      ]),
    ),
  )
}

async function measureBytes(address: string) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] })
  const loaded = await measureLoad(browser, address).finally(() => browser.close())
  const html = await measureHtml(address)
  const values: Record<BudgetName, number> = {
    ...loaded,
    css: html.css,
    html: html.compressed / html.compressedWithoutScript,
  }
  console.log(
    `\nBytes: ${measuredPath}; HTML without styles ${html.raw} (${html.compressed} compressed), without script ${html.rawWithoutScript} (${html.compressedWithoutScript})`,
  )
  const names = Object.keys(budgets) as BudgetName[]
  console.table(
    Object.fromEntries(
      names.map((name) => [
        budgets[name].what,
        {
          measured: Number(values[name].toFixed(3)),
          least: budgets[name].min,
          most: budgets[name].max,
          unit: budgets[name].unit,
        },
      ]),
    ),
  )
  const problems = names.flatMap((name) => outsideBudget(name, values[name]) ?? [])
  for (const problem of problems) console.error(`Budget not kept: ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}

async function measurePaint(origin: string) {
  console.log(`\nLighthouse, mobile, medians of ${looks}`)
  const table: Record<string, Record<string, number>> = {}
  for (const path of lighthousePages) {
    const results: LighthouseResult[] = []
    for (let look = 0; look < looks; look++) results.push(await runLighthouse(origin + path, ['performance']))
    table[decodeURI(path)] = {
      performance: median(results.map(({ scores }) => scores.performance ?? Number.NaN)),
      ...Object.fromEntries(
        Object.entries(paintAudits).map(([what, audit]) => {
          const value = median(results.map(({ measured }) => measured(audit)))
          return [what, Number(value.toFixed(what.endsWith('ms') ? 0 : 3))]
        }),
      ),
    }
  }
  console.table(table)
}

function printRedirects() {
  const { compileSeconds, megabytes, median: half, p99, longest, hostile } = measureRedirects()
  console.log('\nRedirect decisions: 100,000 exact and 10,000 patterns, addresses never asked for before')
  console.table({
    'ready after, s': compileSeconds.toFixed(2),
    'memory, MB': megabytes.toFixed(1),
    'median, ms': half.toFixed(3),
    'p99, ms': p99.toFixed(3),
    'longest, ms': longest.toFixed(3),
    '(a+)+$ against the longest path, ms': hostile.toFixed(3),
  })
}

type Times = { readonly median: number; readonly longest: number }
type SearchGrowth = {
  readonly count: number
  readonly buildSeconds: number
  readonly megabytes: number
  readonly search: Times
  readonly suggestions: Times
  readonly answers: Times
  readonly hostile: Times
}

async function measureSearch() {
  const measured: SearchGrowth[] = []
  for (const count of [1_000, 10_000, 100_000]) {
    const script = ['--expose-gc', '--max-old-space-size=8000', 'tests/bench/search-growth.ts', String(count)]
    const { code, output } = await runCommand('node', script, { isQuiet: true })
    if (code !== 0) throw new Error(output)
    measured.push(JSON.parse(output.trim().split('\n').at(-1) ?? '') as SearchGrowth)
  }
  const [least] = measured
  const growth = (value: (of: SearchGrowth) => number, of: SearchGrowth) =>
    `${value(of).toFixed(1)} (${(value(of) / (least ? value(least) : 1)).toFixed(1)} x)`
  console.log(
    '\nSearch by the number of entries, each question asked for the first time; in brackets beside the smallest',
  )
  console.table(
    Object.fromEntries(
      measured.map((of) => [
        of.count.toLocaleString('en'),
        {
          'index ready after, s': growth(({ buildSeconds }) => buildSeconds, of),
          'memory, MB': growth(({ megabytes }) => megabytes, of),
          'search, median ms': growth(({ search }) => search.median, of),
          'longest, ms': of.search.longest.toFixed(1),
          'suggestions, median ms': growth(({ suggestions }) => suggestions.median, of),
          'longest suggestions, ms': of.suggestions.longest.toFixed(1),
          'answers, median ms': growth(({ answers }) => answers.median, of),
          'hostile, all three, longest ms': of.hostile.longest.toFixed(1),
        },
      ]),
    ),
  )
  const largest = measured.at(-1)
  if (!largest) return
  if (largest.search.median > maxSearchMs || largest.suggestions.median > maxSuggestionsMs) {
    console.error(
      `Budget not kept: among ${largest.count} entries a search may take ${maxSearchMs} ms and suggestions ${maxSuggestionsMs} ms`,
    )
    process.exitCode = 1
  }
}

function median(values: readonly number[]) {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
