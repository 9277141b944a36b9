import { getStorage } from '#storage/storage.server.ts'

const time = (value: string | Date) => new Date(value).toISOString()

/** Exports the stored data of a user, for that user (settled 11). Secrets and emails in the outbox are excluded. */
export async function exportProfile(userId: string) {
  const { db } = await getStorage()
  const ofUser = <Row>(query: Promise<Row[]>) => query
  const [user, accounts, sessions, savedPages, modules, messages] = await Promise.all([
    db.selectFrom('user').selectAll().where('id', '=', userId).executeTakeFirstOrThrow(),
    ofUser(
      db.selectFrom('account').select(['providerId', 'accountId', 'createdAt']).where('userId', '=', userId).execute(),
    ),
    ofUser(
      db
        .selectFrom('session')
        .select(['userAgent', 'ipAddress', 'createdAt', 'updatedAt', 'expiresAt', 'provider'])
        .where('userId', '=', userId)
        .execute(),
    ),
    ofUser(
      db
        .selectFrom('savedPage')
        .select(['site', 'uri', 'savedAt', 'readRevision'])
        .where('userId', '=', userId)
        .orderBy('savedAt')
        .execute(),
    ),
    ofUser(
      db
        .selectFrom('moduleProgress')
        .select(['site', 'module', 'progress', 'updatedAt'])
        .where('userId', '=', userId)
        .execute(),
    ),
    ofUser(
      db
        .selectFrom('contactMessage')
        .select(['site', 'subject', 'name', 'email', 'message', 'consentedAt', 'createdAt'])
        .where('userId', '=', userId)
        .orderBy('createdAt')
        .execute(),
    ),
  ])
  // All columns of the table `user` are exported, so that a column that is added later is not forgotten.
  const { site: language, ...columns } = user
  return {
    exportedAt: new Date().toISOString(),
    account: {
      ...columns,
      language,
      emailVerified: Boolean(user.emailVerified),
      createdAt: time(user.createdAt),
      updatedAt: time(user.updatedAt),
      signInBy: accounts.map(({ providerId, accountId, createdAt }) => ({
        provider: providerId,
        accountId,
        createdAt: time(createdAt),
      })),
    },
    sessions: sessions.map(({ userAgent, ipAddress, createdAt, updatedAt, expiresAt, provider }) => ({
      device: userAgent,
      network: ipAddress,
      provider,
      createdAt: time(createdAt),
      lastUsedAt: time(updatedAt),
      expiresAt: time(expiresAt),
    })),
    savedPages,
    modules: modules.map(({ progress, ...module }) => ({ ...module, progress: JSON.parse(progress) as unknown })),
    messages,
  }
}
