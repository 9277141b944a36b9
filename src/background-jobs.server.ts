/** Opens the database and starts the background jobs, which send mails and delete data that has been kept long enough. */
export async function startBackgroundJobs(): Promise<void> {
  const [{ startMailDelivery }, { startRetention }] = await Promise.all([
    import('#mail/mail-delivery.server.ts'),
    import('#storage/retention.server.ts'),
  ])
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
