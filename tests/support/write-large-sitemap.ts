import { createServer } from 'vite'
import type * as Sitemap from '#features/sitemaps/sitemap.server.ts'

// Streams a sitemap with the given number of generated URLs, and prints its size in bytes and the maximum growth of the
// resident memory in megabytes.
const count = Number(process.argv[2])
const server = await createServer({
  configFile: 'app.config.ts',
  // The server must do nothing beside the sitemap: no search for dependencies to bundle, no watching, no WebSocket.
  optimizeDeps: { noDiscovery: true, include: [] },
  server: { middlewareMode: true, watch: null, ws: false },
  appType: 'custom',
  logLevel: 'error',
})
const { sitemapXml } = (await server.ssrLoadModule('/src/features/sitemaps/sitemap.server.ts')) as Pick<
  typeof Sitemap,
  'sitemapXml'
>

async function* addresses() {
  for (let number = 0; number < count; number++) {
    const path = `/condition/a-generated-condition-${number}`
    yield {
      path,
      changed: '2026-11-21',
      translations: [
        { handle: 'en' as const, path },
        { handle: 'nl' as const, path },
      ],
    }
    if (number % 500 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
}

globalThis.gc?.()
const idle = process.memoryUsage().rss
/** The number of bytes between two measurements of the memory. It is large, because a measurement is slow. */
const measuredEvery = 1_000_000
let bytes = 0
let measuredAt = 0
let maxRssBytes = idle
for await (const part of sitemapXml('en', 'en', addresses()) as AsyncIterable<string>) {
  bytes += part.length
  if (bytes < measuredAt + measuredEvery) continue
  measuredAt = bytes
  maxRssBytes = Math.max(maxRssBytes, process.memoryUsage.rss())
}
process.stdout.write(`${bytes} bytes, ${Math.round((maxRssBytes - idle) / 1_048_576)} MB\n`)
await server.close()
