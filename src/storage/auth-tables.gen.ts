// Made by `npm run generate` from the options in src/auth/auth-schema.server.ts. Not edited by hand.

/** A time: SQLite keeps it as ISO 8601 in UTC, PostgreSQL gives a Date. Both compare it with the text. */
type Time = string | Date
/** SQLite keeps 0 or 1. */
type Truth = 0 | 1 | boolean

/** The tables of better-auth, in this application's database. */
export type AuthTables = {
  user: {
    id: string
    name: string
    email: string
    emailVerified: Truth
    image: string | null
    createdAt: Time
    updatedAt: Time
    site: string | null
  }
  session: {
    id: string
    expiresAt: Time
    token: string
    createdAt: Time
    updatedAt: Time
    ipAddress: string | null
    userAgent: string | null
    userId: string
    provider: string | null
  }
  account: {
    id: string
    accountId: string
    providerId: string
    userId: string
    accessToken: string | null
    refreshToken: string | null
    idToken: string | null
    accessTokenExpiresAt: Time | null
    refreshTokenExpiresAt: Time | null
    scope: string | null
    password: string | null
    createdAt: Time
    updatedAt: Time
  }
  verification: {
    id: string
    identifier: string
    value: string
    expiresAt: Time
    createdAt: Time
    updatedAt: Time
  }
  rateLimit: {
    id: string
    key: string
    count: number
    lastRequest: number
  }
}
