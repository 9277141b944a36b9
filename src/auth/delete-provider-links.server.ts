import type { GenericEndpointContext } from 'better-auth'

/**
 * Removes every way to sign in to an account with a provider: the links to providers, and the sessions that began with one.
 * A provider whose verified email address is that of the account is linked again when the owner signs in with it.
 */
export async function deleteProviderLinks(
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
