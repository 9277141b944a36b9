import type { GenericEndpointContext } from 'better-auth'

/** The maximum number of sessions of one account, which is more than the number of browsers that anybody uses. */
const maxSessions = 50

/** Ends the least recently used sessions of an account beyond the limit. */
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
