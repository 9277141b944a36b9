import { afterAll, beforeAll, test } from 'vitest'
import { siteHandles } from '#sites/sites.ts'
import { expectValidSite } from '../support/crawl.ts'
import { type RunningSite, startSite } from '../support/server.ts'

let site: RunningSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop('SIGKILL'))

test.each(siteHandles)(
  'on the site %s every link leads to a page without a redirect, every page is linked, and all text is in its language',
  (handle) => expectValidSite(site, handle),
)
