import { inject, test } from 'vitest'
import { siteHandles } from '#sites/sites.ts'
import { expectSoundSite } from '../../support/crawl.ts'

test.each(siteHandles)(
  'on the site %s every link leads to a page at once, every page can be reached, and every word is in its language',
  (handle) => expectSoundSite(inject('site'), handle),
)
