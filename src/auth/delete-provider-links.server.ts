import type { GenericEndpointContext } from 'better-auth'

/**
 * Deletes an account's links to providers, and the sessions that began with a provider. When the owner signs in with a
 * provider again, the provider is linked again if it reports the account's email address as verified.
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
