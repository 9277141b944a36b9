import { inject, test } from 'vitest'
import { siteHandles } from '#sites/sites.ts'
import { expectValidSite } from '../../support/crawl.ts'

test.each(siteHandles)(
  'on the site %s every link leads to a page without a redirect, every page is linked, and all text is in its language',
  (handle) => expectValidSite(inject('site'), handle),
)
