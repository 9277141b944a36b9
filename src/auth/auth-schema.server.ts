import type { BetterAuthOptions } from 'better-auth'

/**
 * The options of better-auth that determine its tables. The tables are created by the migrations of this repository: `npm
 * run generate` writes the next one when these options need more than the migrations create.
 */
export const authSchema = {
  rateLimit: { storage: 'database' },
  user: {
    additionalFields: {
      /** The handle of the site whose language the user reads; emails are written in it. */
      site: { type: 'string', required: false, input: false },
    },
  },
  session: {
    additionalFields: {
      /** The id of the provider with which the user signed in; `credentials` for a password. */
      provider: { type: 'string', required: false, input: false },
    },
  },
  telemetry: { enabled: false },
} satisfies BetterAuthOptions
