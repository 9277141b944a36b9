import { inject, test } from 'vitest'
import { expectValidSite } from '../../support/crawl.ts'

// `crawl.long.test.ts` crawls all sites.
test.each(['en', 'ar'] as const)(
  'on the site %s every link leads to a page without a redirect, every page is linked, and all text is in its language',
  (handle) => expectValidSite(inject('site'), handle),
  180_000,
)
