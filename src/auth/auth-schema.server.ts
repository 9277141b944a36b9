import type { BetterAuthOptions } from 'better-auth'

/**
 * Those options of better-auth that decide which tables it needs. Its tables are made by our own migrations:
 * `npm run generate` writes the next one when these options ask for more than the migrations make.
 */
export const authSchema = {
  rateLimit: { storage: 'database' },
  telemetry: { enabled: false },
} satisfies BetterAuthOptions
