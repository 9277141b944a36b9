import type { Migration } from '#storage/migration.ts'

/** Made by `npm run generate` from the options of better-auth. Not edited by hand, nor changed once it is published. */
export const authTables: Migration = {
  name: '0001-auth',
  async up({ schema }, types) {
    await schema
      .createTable('user')
      .addColumn('id', types.string, (column) => column.primaryKey().notNull())
      .addColumn('name', types.string, (column) => column.notNull())
      .addColumn('email', types.string, (column) => column.notNull().unique())
      .addColumn('emailVerified', types.boolean, (column) => column.notNull())
      .addColumn('image', types.string)
      .addColumn('createdAt', types.date, (column) => column.notNull())
      .addColumn('updatedAt', types.date, (column) => column.notNull())
      .execute()
    await schema
      .createTable('session')
      .addColumn('id', types.string, (column) => column.primaryKey().notNull())
      .addColumn('expiresAt', types.date, (column) => column.notNull())
      .addColumn('token', types.string, (column) => column.notNull().unique())
      .addColumn('createdAt', types.date, (column) => column.notNull())
      .addColumn('updatedAt', types.date, (column) => column.notNull())
      .addColumn('ipAddress', types.string)
      .addColumn('userAgent', types.string)
      .addColumn('userId', types.string, (column) => column.notNull().references('user.id').onDelete('cascade'))
      .execute()
    await schema.createIndex('session_userId_idx').on('session').columns(['userId']).execute()
    await schema
      .createTable('account')
      .addColumn('id', types.string, (column) => column.primaryKey().notNull())
      .addColumn('accountId', types.string, (column) => column.notNull())
      .addColumn('providerId', types.string, (column) => column.notNull())
      .addColumn('userId', types.string, (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('accessToken', types.string)
      .addColumn('refreshToken', types.string)
      .addColumn('idToken', types.string)
      .addColumn('accessTokenExpiresAt', types.date)
      .addColumn('refreshTokenExpiresAt', types.date)
      .addColumn('scope', types.string)
      .addColumn('password', types.string)
      .addColumn('createdAt', types.date, (column) => column.notNull())
      .addColumn('updatedAt', types.date, (column) => column.notNull())
      .execute()
    await schema.createIndex('account_userId_idx').on('account').columns(['userId']).execute()
    await schema
      .createTable('verification')
      .addColumn('id', types.string, (column) => column.primaryKey().notNull())
      .addColumn('identifier', types.string, (column) => column.notNull())
      .addColumn('value', types.string, (column) => column.notNull())
      .addColumn('expiresAt', types.date, (column) => column.notNull())
      .addColumn('createdAt', types.date, (column) => column.notNull())
      .addColumn('updatedAt', types.date, (column) => column.notNull())
      .execute()
    await schema.createIndex('verification_identifier_idx').on('verification').columns(['identifier']).execute()
    await schema
      .createTable('rateLimit')
      .addColumn('id', types.string, (column) => column.primaryKey().notNull())
      .addColumn('key', types.string, (column) => column.notNull().unique())
      .addColumn('count', types.number, (column) => column.notNull())
      .addColumn('lastRequest', types.bigint, (column) => column.notNull())
      .execute()
  },
}
