import type { GenericEndpointContext } from 'better-auth'

/** How many sessions one account has at most: more than anybody has browsers. */
const maxSessions = 50

/** Ends the sessions of an account that were used longest ago, when it has more than it may. */
export async function limitSessions({ context }: GenericEndpointContext, userId: string): Promise<void> {
  const where = [{ field: 'userId', value: userId }]
  const excess = (await context.adapter.count({ model: 'session', where })) - maxSessions
  if (excess <= 0) return
  const leastRecentlyUsed = await context.adapter.findMany<{ token: string }>({
    model: 'session',
    where,
    sortBy: { field: 'updatedAt', direction: 'asc' },
    limit: excess,
  })
  await context.internalAdapter.deleteSessions(leastRecentlyUsed.map(({ token }) => token))
}
