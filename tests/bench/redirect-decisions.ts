import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { compileRedirects, type StoredRedirect } from '../../src/features/redirects/redirects.ts'

/** The maximum length of a path; longer ones get a 414 response before any redirect is matched (settled 2). */
const maxPathLength = 2048

type RedirectDecisions = {
  /** The number of seconds until the table is ready, with every pattern checked. */
  readonly compileSeconds: number
  /** The memory that the table with its patterns takes after the measured decisions, in megabytes. */
  readonly megabytes: number
  /** The time of one decision on a URL that has not been requested before, in milliseconds. */
  readonly median: number
  readonly p99: number
  readonly longest: number
  /** The time of `(a+)+$` against a path of the maximum length, in milliseconds. */
  readonly hostile: number
}

/** Measures decisions on URLs that have not been requested before, with 100,000 exact redirects and 10,000 patterns. */
function measureRedirects(): RedirectDecisions {
  const table: StoredRedirect[] = []
  for (let index = 0; index < 100_000; index++) {
    table.push({ uri: `old-page-${index}/in-section-${index % 97}`, to: `news/page-${index}`, type: '301' })
  }
  for (let index = 0; index < 10_000; index++) {
    const uri = [
      `blog/([0-9]{4})/topic-${index}/(.*)`,
      `(en|nl|de)/old-${index}/(.+)`,
      `archive-${index}/.*\\.html`,
      `/^files-${index}\\/[a-z]+$/i`,
    ][index % 4]
    table.push({ uri: uri ?? '', to: 'news/$1', type: '302' })
  }
  const before = usedMemory()
  const begin = performance.now()
  const { decide } = compileRedirects(table, ({ uri, message }) => {
    throw new Error(`${uri}: ${message}`)
  })
  const compileSeconds = (performance.now() - begin) / 1000

  const addressOf = (index: number) =>
    [
      `/condition/some-condition-${index}`,
      `/blog/2019/topic-${(index * 4) % 10_000}/words-${index}`,
      `/nl/old-${((index * 4) % 10_000) + 1}/words-${index}`,
      `/old-page-${index}/in-section-${index % 97}`,
      `/search?q=stones+${index}`,
    ][index % 5] ?? ''
  for (let index = 20_000; index < 22_000; index++) decide(addressOf(index))
  const times = Array.from({ length: 10_000 }, (_, index) => timeOf(() => decide(addressOf(index)))).sort(
    (a, b) => a - b,
  )
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  const megabytes = (usedMemory() - before) / 1e6

  const trap = compileRedirects([{ uri: '(a+)+$', to: 'x', type: '301' }], () => {})
  const hostile = timeOf(() => trap.decide(`/${'a'.repeat(maxPathLength - 2)}b`))
  return { compileSeconds, megabytes, median: at(0.5), p99: at(0.99), longest: at(1), hostile }
}

/** Measures redirects, and prints a table. */
export function printRedirects(): void {
  const { compileSeconds, megabytes, median: half, p99, longest, hostile } = measureRedirects()
  console.log('\nRedirect decisions: 100,000 exact and 10,000 patterns, URLs that have not been requested before')
  console.table({
    'ready after, s': compileSeconds.toFixed(2),
    'memory, MB': megabytes.toFixed(1),
    'median, ms': half.toFixed(3),
    'p99, ms': p99.toFixed(3),
    'longest, ms': longest.toFixed(3),
    '(a+)+$ against the longest path, ms': hostile.toFixed(3),
  })
}

function timeOf(action: () => unknown): number {
  const begin = performance.now()
  action()
  return performance.now() - begin
}

function usedMemory(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  return process.memoryUsage().heapUsed
}
