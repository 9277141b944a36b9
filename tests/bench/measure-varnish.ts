import { availableParallelism } from 'node:os'
import { startWebProxies, type WebProxies } from '../support/web-proxies.ts'
import { compareServers } from './compare-servers.ts'
import { connections, loadTool, putLoad } from './load-tool.ts'
import { measuredPath } from './page-bytes.ts'
import type { RunningServers } from './running-servers.ts'

const rounds = 3
const seconds = 5
const headers = { 'accept-encoding': 'br' }

/**
 * Compares Varnish in front of the site with Varnish in front of a bare server that sends the same bytes and headers. Prints
 * a table.
 *
 * @returns a sentence for each missed budget
 */
export async function measureVarnish({ startSite, startScript }: RunningServers): Promise<readonly string[]> {
  const proxies: WebProxies[] = []
  const startVarnish = async (port: number) => {
    const proxy = await startWebProxies([port, port])
    proxies.push(proxy)
    const server = {
      address: `http://127.0.0.1:${proxy.varnishPort}${measuredPath}`,
      process: proxy.varnishProcess(),
    }
    await putLoad(server.address, headers, 3)
    return server
  }
  try {
    const site = await startSite()
    const origin = `http://127.0.0.1:${site.port}${measuredPath}`
    // The bare server must repeat the final compression of the page and not the first, quick one, so it is started after the
    // page cache has been under load.
    await putLoad(origin, headers, 3)
    const bare = await startScript('bare-server.ts', [origin, 'br'])
    const [ours, baseline] = [await startVarnish(site.port), await startVarnish(Number(new URL(bare.address).port))]
    console.log(
      `\nVarnish with the files of deploy/: ${connections} connections, ${loadTool()}, medians of ${rounds} rounds of ${seconds} s, ${availableParallelism()} processors`,
    )
    return await compareServers(
      [{ what: 'Varnish before the site | before bare node:http', ours, baseline, budget: 'varnish', headers }],
      { rounds, seconds },
    )
  } finally {
    for (const proxy of proxies) await proxy.stop()
  }
}
