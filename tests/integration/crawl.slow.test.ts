import { afterAll, beforeAll, test } from 'vitest'
import { expectValidSite } from '../support/crawl.ts'
import { type RunningSite, startSite } from '../support/server.ts'

let site: RunningSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop('SIGKILL'))

// The other sites are crawled in the long run.
test.each(['en', 'ar'] as const)(
  'on the site %s every link leads to a page at once, every page can be reached, and every word is in its language',
  (handle) => expectValidSite(site, handle),
  180_000,
)
