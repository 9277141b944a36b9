import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeDatabases } from '../../tests/support/databases.ts'
import { loadSettings } from '#config/settings.server.ts'
import { deleteExpired } from './delete-expired.server.ts'

const day = 86_400_000
const now = Date.parse('2026-11-21T12:00:00.000Z')
const ago = (days: number) => new Date(now - days * day).toISOString()
const keep = loadSettings({}).retentionDays

describeDatabases('expired data', ({ open }) => {
  test('is deleted after the retention period of its kind, with the data that belongs to it', async () => {
    const { db } = await open()
    const users = [
      ['unconfirmed-6', false, 6],
      ['unconfirmed-8', false, 8],
      ['unconfirmed-of-provider-8', false, 8],
      ['confirmed-400', true, 400],
    ] as const
    for (const [id, isVerified, age] of users) {
      const times = { createdAt: ago(age), updatedAt: ago(age) }
      const emailVerified = isVerified ? sql<boolean>`true` : sql<boolean>`false`
      await db
        .insertInto('user')
        .values({ id, name: id, email: `${id}@example.org`, image: null, emailVerified, ...times })
        .execute()
    }
    const accounts = [
      ['unconfirmed-8', 'credential'],
      ['unconfirmed-of-provider-8', 'credential'],
      ['unconfirmed-of-provider-8', 'openid'],
    ] as const
    for (const [userId, providerId] of accounts) {
      const tokens = { accessToken: null, refreshToken: null, idToken: null, scope: null, password: null }
      const times = { accessTokenExpiresAt: null, refreshTokenExpiresAt: null, createdAt: ago(8), updatedAt: ago(8) }
      await db
        .insertInto('account')
        .values({ id: `${userId} ${providerId}`, accountId: userId, userId, providerId, ...tokens, ...times })
        .execute()
    }
    await db
      .insertInto('savedPage')
      .values({ userId: 'unconfirmed-8', site: 'en', uri: 'x', savedAt: ago(8), readRevision: null })
      .execute()
    const sessions = [
      ['used-29', 29, -1],
      ['used-31', 31, -1],
      ['ended', 1, 0.5],
    ] as const
    for (const [id, used, ended] of sessions) {
      const times = { createdAt: ago(60), updatedAt: ago(used), expiresAt: ago(ended) }
      await db
        .insertInto('session')
        .values({ id, token: id, userId: 'confirmed-400', ipAddress: null, userAgent: null, ...times })
        .execute()
    }
    for (const age of [364, 366]) {
      await db
        .insertInto('contactMessage')
        .values({
          id: `message-${age}`,
          idempotencyKey: `key-${age}`,
          userId: null,
          site: 'en',
          subject: 'A translation',
          name: 'Ada',
          email: 'ada@example.org',
          message: 'There is a mistake.',
          consentedAt: ago(age),
          createdAt: ago(age),
        })
        .execute()
    }
    for (const age of [729, 731]) {
      const about = { site: 'en', uri: 'condition/kidney-stones', language: 'en-US', revision: '2026-10-20' }
      await db
        .insertInto('feedback')
        .values({ id: `feedback-${age}`, ...about, answer: 'yes', comment: null, createdAt: ago(age) })
        .execute()
    }
    for (const age of [364, 366]) {
      const lastDay = ago(age).slice(0, 10)
      await db
        .insertInto('searchWithoutResult')
        .values({ site: 'en', words: `words ${age}`, count: 3, lastDay })
        .execute()
    }
    for (const age of [29, 31]) {
      const words = { subject: 's', text: 't', html: 'h', recipient: 'ada@example.org', replyTo: null }
      await db
        .insertInto('outbox')
        .values({
          id: `mail-${age}`,
          ...words,
          createdAt: ago(age),
          nextAttemptAt: ago(age),
          expiresAt: null,
          failedAt: ago(age),
        })
        .execute()
    }
    await db
      .insertInto('rateLimit')
      .values([
        { id: 'now', key: 'now', count: 3, lastRequest: now },
        { id: 'old', key: 'old', count: 3, lastRequest: now - 2 * day },
      ])
      .execute()

    await db
      .insertInto('accountAttempt')
      .values([
        { key: 'still counts', count: 3, expiresAt: new Date(now + 1).toISOString() },
        { key: 'counts no more', count: 3, expiresAt: new Date(now - 1).toISOString() },
      ])
      .execute()

    expect(await deleteExpired(db, keep, now)).toEqual({
      messages: 1,
      feedback: 1,
      searches: 1,
      sessions: 2,
      unverifiedAccounts: 1,
      verifications: 0,
      attempts: 1,
      rateLimits: 1,
      mails: 1,
    })
    const left = async (table: 'user' | 'session' | 'contactMessage' | 'feedback' | 'outbox' | 'rateLimit') =>
      (await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id)
    expect(await left('user')).toEqual(['confirmed-400', 'unconfirmed-6', 'unconfirmed-of-provider-8'])
    expect(await left('session')).toEqual(['used-29'])
    expect(await left('contactMessage')).toEqual(['message-364'])
    expect(await left('feedback')).toEqual(['feedback-729'])
    expect(await db.selectFrom('searchWithoutResult').select('words').execute()).toEqual([{ words: 'words 364' }])
    expect(await left('outbox')).toEqual(['mail-29'])
    expect(await left('rateLimit')).toEqual(['now'])
    expect(await db.selectFrom('accountAttempt').select('key').execute()).toEqual([{ key: 'still counts' }])
    expect(await db.selectFrom('savedPage').selectAll().execute()).toEqual([])
    expect(Object.values(await deleteExpired(db, keep, now)).every((count) => count === 0)).toBe(true)
  })
})
