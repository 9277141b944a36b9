import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { compareServers } from './compare-servers.ts'
import { fetchResponse } from './fetch-response.ts'
import { connections, loadTool, putLoad } from './load-tool.ts'
import { measuredPath } from './page-bytes.ts'
import type { RunningServers } from './running-servers.ts'

const rounds = 3
const seconds = 5
const searchPath = '/search?q=kidney+stones'

/**
 * Compares a cached page with a node:http server that sends the same bytes and headers, a rendered page with bare
 * react-dom/server that renders its elements, and a rendered search page with a rendered article. Prints a table.
 *
 * @param isBusy whether the machine has other work, which affects a cached page more than its baseline
 * @returns a sentence for each missed budget
 */
export async function measureSpeed(
  { startSite, startScript }: RunningServers,
  isBusy: boolean,
): Promise<readonly string[]> {
  const site = await startSite()
  const cached = { address: `http://127.0.0.1:${site.port}${measuredPath}`, process: site }
  const rendered = await startScript('rendering-server.ts')
  const search = { ...rendered, address: new URL(searchPath, rendered.address).href }
  const bare = async (encodings: string) => startScript('bare-server.ts', [cached.address, encodings])
  const react = await startScript('bare-react-server.ts', [rendered.address])
  // These servers are warmed up, and the page cache gets the time to compress the page at the best level, before the bare
  // servers fetch the page.
  for (const { address } of [cached, rendered, search, react]) await putLoad(address, {}, 3)
  await sleep(2000)
  const { body } = await fetchResponse(rendered.address)
  console.log(
    `\nResponses per second: ${measuredPath} (${body.length} bytes as it is), ${connections} connections, ${loadTool()}, medians of ${rounds} rounds of ${seconds} s, ${availableParallelism()} processors`,
  )
  const cachedPage = isBusy ? 'cachedPageOnBusyMachine' : 'cachedPage'
  return compareServers(
    [
      {
        what: 'cached page, compressed | bare node:http',
        ours: cached,
        baseline: await bare('br'),
        budget: cachedPage,
        headers: { 'accept-encoding': 'br' },
      },
      { what: 'cached page, as it is | bare node:http', ours: cached, baseline: await bare(''), budget: cachedPage },
      {
        what: 'rendered page | bare react-dom/server',
        ours: rendered,
        baseline: react,
        budget: 'renderedPage',
        htmlBytes: body.length,
      },
      { what: 'rendered search | rendered page', ours: search, baseline: rendered, budget: 'renderedSearch' },
    ],
    { rounds, seconds },
  )
}
