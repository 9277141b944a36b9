import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { compareServers } from './compare-servers.ts'
import { fetchResponse } from './fetch-response.ts'
import { connections, loadTool, putLoad } from './load.ts'
import { measuredPath } from './page-bytes.ts'
import type { RunningServers } from './running-servers.ts'

const rounds = 3
const seconds = 5
const searchPath = '/search?q=kidney+stones'

/**
 * Compares a cached page with a node:http server that sends the same bytes and headers, a rendered page with bare
 * react-dom/server that renders its host elements, and the page of a search with an article. Prints a table.
 */
export async function measureSpeed({ startSite, startScript }: RunningServers): Promise<void> {
  const site = await startSite()
  const cached = { address: `http://127.0.0.1:${site.port}${measuredPath}`, process: site }
  const rendered = await startScript('rendering-server.ts')
  const search = { ...rendered, address: new URL(searchPath, rendered.address).href }
  const bare = async (encodings: string) => startScript('bare-server.ts', [cached.address, encodings])
  const react = await startScript('react-server.ts', [rendered.address])
  // All servers are warmed up, and the page cache gets the time to compress the page at the best level.
  for (const { address } of [cached, rendered, search, react]) await putLoad(address, {}, 3)
  await sleep(2000)
  const { body } = await fetchResponse(rendered.address)
  console.log(
    `\nResponses per second: ${measuredPath} (${body.length} bytes as it is), ${connections} connections, ${loadTool()}, medians of ${rounds} rounds of ${seconds} s, ${availableParallelism()} processors`,
  )
  await compareServers(
    [
      {
        what: 'cached page, compressed | bare node:http',
        ours: cached,
        baseline: await bare('br'),
        aim: 0.95,
        headers: { 'accept-encoding': 'br' },
      },
      { what: 'cached page, as it is | bare node:http', ours: cached, baseline: await bare(''), aim: 0.95 },
      { what: 'rendered page | bare react-dom/server', ours: rendered, baseline: react, aim: 0.6 },
      { what: 'rendered search | rendered page', ours: search, baseline: rendered, aim: 0.6 },
    ],
    { rounds, seconds },
  )
}
