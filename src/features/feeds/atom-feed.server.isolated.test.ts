import Parser from 'rss-parser'
import { expect, test, vi } from 'vitest'
import { sites } from '#sites/sites.ts'
import { atomFeed } from './atom-feed.server.ts'
import { fetchLatestEntries } from './latest-entries.server.ts'

vi.mock('./latest-entries.server.ts', () => ({ fetchLatestEntries: vi.fn<() => unknown>() }))

test('a feed has titles and introductions without tags and control characters, and no entry without a title', async () => {
  const entry = (uri: string, title: string, introText: string | null = null) => ({
    uri,
    title,
    introText,
    postDate: '2026-10-20T09:00:00+02:00',
    dateUpdated: '2026-10-20T09:00:00+02:00',
  })
  vi.mocked(fetchLatestEntries).mockResolvedValue([
    entry('news/a', 'Stones\u0001 & PSA < 3', '<p>More <b>water</b>\u0000, less salt</p>'),
    entry('news/b', '<b> </b>', 'An introduction'),
    entry('news/c', 'No introduction', '<p></p>'),
  ] as never)
  const { items } = await new Parser().parseString(await atomFeed(sites.en, { section: 'news', path: '/news' }, 'News'))
  expect(items.map(({ title, summary }) => [title, summary])).toEqual([
    // The feed declares that titles are HTML, so they are escaped.
    ['Stones &amp; PSA &lt; 3', 'More water, less salt'],
    ['No introduction', undefined],
  ])
})
