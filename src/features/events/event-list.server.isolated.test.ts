import { expect, test, vi } from 'vitest'
import { fetchContent } from '#content/content.server.ts'
import { serveContent } from '../../../tests/support/serve-content.ts'
import { loadEventList } from './event-list.server.ts'
import type { EventRow } from './event.ts'

vi.mock('#content/content.server.ts', () => ({ fetchContent: vi.fn<() => unknown>() }))

const event = (title: string, startsAt: string, endsAt?: string) => ({
  [`en/events/${title}.md`]: `---\ntitle: ${title}\nintro: Come.\nkind: event\nstartsAt: ${startsAt}\n${endsAt === undefined ? '' : `endsAt: ${endsAt}\n`}---\n`,
})

const titles = (rows: readonly EventRow[]) => rows.map(({ link }) => link.label)

test('an event without an end is in the list of its beginning, in order with the others', async () => {
  const query = await serveContent({
    ...event('past', '2026-02-03T19:00:00Z'),
    ...event('past-before', '2026-02-02T19:00:00Z', '2026-02-02T20:00:00Z'),
    ...event('running', '2026-02-01T19:00:00Z', '2027-02-01T19:00:00Z'),
    ...event('next', '2026-11-01T19:00:00Z'),
    ...event('next-in-summer', '2026-07-01T19:00:00Z', '2026-07-01T20:00:00Z'),
    ...event('end-before-beginning', '2026-10-01T19:00:00Z', '2025-10-01T19:00:00Z'),
  })
  vi.mocked(fetchContent).mockImplementation((document, variables) => query(document, variables) as never)
  const load = (year?: number) =>
    loadEventList({ site: 'en', kind: 'event', page: 1, now: Date.parse('2026-05-01'), year })
  const list = await load()
  expect(titles(list.coming)).toEqual([
    'running',
    'next-in-summer',
    'end-before-beginning',
    'next',
    'A kidney stone evening',
  ])
  expect(titles(list.past)).toEqual(['past', 'past-before'])
  expect(list).toMatchObject({ pastTotal: 2, years: [2026] })
  expect(titles((await load(2026)).past)).toEqual(['past', 'past-before'])
})
