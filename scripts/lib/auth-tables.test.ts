import { betterAuth } from 'better-auth'
import { getMigrations } from 'better-auth/db/migration'
import { expect, test } from 'vitest'
import { authSchema } from '#auth/auth-schema.server.ts'
import { describeDatabases } from '../../tests/support/databases.ts'
import { missingAuthMigration } from './auth-tables.ts'

test('the migrations create everything that the options of better-auth require', async () => {
  expect(await missingAuthMigration(authSchema)).toBeUndefined()
})

test('an option that requires more needs another migration', async () => {
  const options = {
    ...authSchema,
    user: { additionalFields: { locale: { type: 'string', required: false } } },
  } as const
  const missing = await missingAuthMigration(options)
  expect(missing?.text).toContain("alterTable('user').addColumn('locale', types.string)")
})

describeDatabases('better-auth', ({ kind, open }) => {
  test('better-auth finds its tables complete, and its accounts are rows of our tables', async () => {
    const { db } = await open()
    // The logger is disabled, because better-auth warns of the bigint column that it requires itself.
    const options = { ...authSchema, logger: { disabled: true }, database: { db, type: kind } } as const
    const { toBeCreated, toBeAdded, toBeAddedIndexes, schemaProblems } = await getMigrations(options)
    expect([toBeCreated, toBeAdded, toBeAddedIndexes, schemaProblems].flat()).toEqual([])
    const auth = betterAuth({
      ...authSchema,
      database: { db, type: kind },
      baseURL: 'http://localhost:3000',
      secret: 'a secret of this test, long enough for it',
      emailAndPassword: { enabled: true },
    })
    await auth.api.signUpEmail({ body: { name: 'Ada', email: 'ada@example.org', password: 'correct horse battery' } })
    const rows = await db.selectFrom('user').innerJoin('session', 'session.userId', 'user.id').select('email').execute()
    expect(rows).toEqual([{ email: 'ada@example.org' }])
  })
})
