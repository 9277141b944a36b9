/** Fetches the list of sites ahead of the first page, opens the database and starts the background jobs, which send mails and delete data that has been kept long enough. */
export async function startBackgroundJobs(): Promise<void> {
  const [{ fetchSiteList }, { startMailDelivery }, { startRetention }] = await Promise.all([
    import('#content/content-sites.server.ts'),
    import('#mail/mail-delivery.server.ts'),
    import('#storage/retention.server.ts'),
  ])
  // A failure is reported, and the first page tries again.
  void fetchSiteList().catch(() => {})
  startMailDelivery()
  startRetention()
}

/** Stops them and closes the database, once the last response has been sent. */
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
