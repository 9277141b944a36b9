import { inject, test } from 'vitest'
import { expectSoundSite } from '../../support/crawl.ts'

// The other sites are crawled in the long run.
test.each(['en', 'ar'] as const)(
  'on the site %s every link leads to a page at once, every page can be reached, and every word is in its language',
  (handle) => expectSoundSite(inject('site'), handle),
  180_000,
)
