import { expect, test } from 'vitest'
import { loadEventList } from './event-list.server.ts'
import type { EventRow } from './event.ts'

const isOwn = ({ link }: EventRow) => link.language === undefined
const startOf = ({ facts }: EventRow) => facts.times.startsAt

test('a list of events shows the site’s own first, then English ones, by date within each', async () => {
  const [before, after] = await Promise.all(
    ['2025-01-01', '2030-01-01'].map((day) =>
      loadEventList({ site: 'cn', kind: 'education', page: 1, now: Date.parse(day) }),
    ),
  )
  expect(before!.coming.map(isOwn)).toEqual([true, true, false])
  const [first, second] = before!.coming.map(startOf)
  expect(first).toBeLessThan(second!)
  expect(after!.past.map(isOwn)).toEqual([true, true, false])
  const [last, previous] = after!.past.map(startOf)
  expect(last).toBeGreaterThan(previous!)
})

test('each page of a list counts all events that have ended, also those that ended recently', async () => {
  const load = (page: number, now: number) => loadEventList({ site: 'en', kind: 'event', page, now })
  const [next] = (await load(1, Date.parse('2025-01-01'))).coming
  const now = (next?.facts.times.endsAt ?? Number.NaN) + 3_600_000
  const [first, second] = await Promise.all([load(1, now), load(2, now)])
  const recent = first.coming.filter(({ facts }) => facts.times.endsAt <= now).length
  expect(recent).toBeGreaterThan(0)
  expect(second.coming).toEqual([])
  expect(second.pastTotal).toBe(first.pastTotal + recent)
})
