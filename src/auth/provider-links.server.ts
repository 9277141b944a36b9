import type { GenericEndpointContext } from 'better-auth'

/**
 * Ends every way into an account that leads over a provider: the links to providers, and the sessions that came of them. A
 * provider whose verified address is that of the account is linked anew when its owner signs in there again.
 */
export async function dropProviderLinks(
  { context: { adapter } }: GenericEndpointContext,
  userId: string,
): Promise<void> {
  const ofAccount = { field: 'userId', value: userId }
  await adapter.deleteMany({
    model: 'account',
    where: [ofAccount, { field: 'providerId', operator: 'ne', value: 'credential' }],
  })
  await adapter.deleteMany({
    model: 'session',
    where: [ofAccount, { field: 'provider', operator: 'ne', value: 'credentials' }],
  })
}
