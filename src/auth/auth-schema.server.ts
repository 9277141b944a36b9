import type { BetterAuthOptions } from 'better-auth'

/**
 * Those options of better-auth that decide which tables it needs. Its tables are made by our own migrations:
 * `npm run generate` writes the next one when these options ask for more than the migrations make.
 */
export const authSchema = {
  rateLimit: { storage: 'database' },
  user: {
    additionalFields: {
      /** The handle of the site whose language the person reads: mails are written in it. */
      site: { type: 'string', required: false, input: false },
    },
  },
  session: {
    additionalFields: {
      /** By which provider the person signed in. */
      provider: { type: 'string', required: false, input: false },
    },
  },
  telemetry: { enabled: false },
} satisfies BetterAuthOptions
