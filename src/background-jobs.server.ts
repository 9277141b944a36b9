/** Prefetches the list of sites and starts the jobs that send emails and delete expired data, which open the database. */
export async function startBackgroundJobs(): Promise<void> {
  const [{ fetchSiteList }, { startMailDelivery }, { startRetention }] = await Promise.all([
    import('#content/content-sites.server.ts'),
    import('#mail/mail-delivery.server.ts'),
    import('#storage/retention.server.ts'),
  ])
  // `fetchSiteList` has reported the failure, and the first page fetches the list again.
  void fetchSiteList().catch(() => {})
  startMailDelivery()
  startRetention()
}

/**
 * Stops the background jobs and closes the database. The HTTP front calls this when all requests have ended or been cut off,
 * because a request may need the database.
 */
export async function stopBackgroundJobs(): Promise<void> {
  const [{ stopMailDelivery }, { stopRetention }, { closeStorage }] = await Promise.all([
    import('#mail/mail-delivery.server.ts'),
    import('#storage/retention.server.ts'),
    import('#storage/storage.server.ts'),
  ])
  stopRetention()
  await stopMailDelivery()
  await closeStorage()
}
