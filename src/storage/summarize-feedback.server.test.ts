import { expect, test } from 'vitest'
import { describeDatabases } from '../../tests/support/databases.ts'
import { summarizeFeedback } from './summarize-feedback.server.ts'

describeDatabases('the summary of feedback', ({ open }) => {
  test('counts the answers per page, and lists pages with reported mistakes first', async () => {
    const { db } = await open()
    const answers = [
      ['en', 'a', 'yes', null, '2026-11-01'],
      ['en', 'a', 'yes', null, '2026-11-02'],
      ['en', 'b', 'no', 'Too long', '2026-11-03'],
      ['nl', 'b', 'no', null, '2026-11-04'],
      ['en', 'c', 'wrong', 'An old mistake', '2026-01-01'],
      ['en', 'c', 'wrong', 'The dose is\nnot right', '2026-11-05'],
      ['en', 'c', 'yes', null, '2026-11-05'],
    ] as const
    for (const [index, [site, uri, answer, comment, day]] of answers.entries()) {
      const about = { site, uri, language: 'en-US', revision: '3' }
      await db
        .insertInto('feedback')
        .values({ id: String(index), ...about, answer, comment, createdAt: `${day}T10:00:00.000Z` })
        .execute()
    }
    const all = await summarizeFeedback(db)
    expect(all.map(({ site, uri, yes, no, wrong }) => [site, uri, yes, no, wrong])).toEqual([
      ['en', 'c', 1, 0, 2],
      ['en', 'b', 0, 1, 0],
      ['nl', 'b', 0, 1, 0],
      ['en', 'a', 2, 0, 0],
    ])
    expect(all[0]?.comments.map(({ comment }) => comment)).toEqual(['The dose is\nnot right', 'An old mistake'])
    const recent = await summarizeFeedback(db, { site: 'en', since: new Date('2026-11-04T00:00:00Z') })
    expect(recent).toMatchObject([{ uri: 'c', yes: 1, wrong: 1, comments: [{ revision: '3' }] }])
  })
})
