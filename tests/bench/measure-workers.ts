import { availableParallelism } from 'node:os'
import { compareServers } from './compare-servers.ts'
import { connections, loadTool, putLoad } from './load-tool.ts'
import type { RunningServers } from './running-servers.ts'

const rounds = 3
const seconds = 8
/** The page of a search is rendered for every request, while requests for one page that is cached share a render. */
const path = '/search?q=kidney+stones'

/**
 * Compares two workers with one, on a page that is rendered for every request, so that the load generator takes only a small
 * share of the processor time. Prints a table.
 *
 * @returns a sentence for each missed budget
 */
export async function measureWorkers({ startSite }: RunningServers): Promise<readonly string[]> {
  const start = async (workers: string) => {
    const site = await startSite({ WEB_CONCURRENCY: workers })
    return { address: `http://127.0.0.1:${site.port}${path}`, process: site }
  }
  const [one, two] = [await start('1'), await start('2')]
  for (const { address } of [one, two]) await putLoad(address, {}, 5)
  console.log(
    `\nWorkers (WEB_CONCURRENCY): ${path}, ${connections} connections, ${loadTool()}, medians of ${rounds} rounds of ${seconds} s, ${availableParallelism()} processors, one of which the load generator shares`,
  )
  return compareServers([{ what: 'two workers | one worker', ours: two, baseline: one, budget: 'twoWorkers' }], {
    rounds,
    seconds,
  })
}
