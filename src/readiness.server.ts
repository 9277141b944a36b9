import { setTimeout as sleep } from 'node:timers/promises'

/**
 * The time for which the result of a storage check is reused, in milliseconds, because health checks may come every second.
 */
const storageCheckIntervalMs = 5000
/** The timeout of a storage check, in milliseconds. Storage that takes longer is treated as not writable. */
const storageTimeoutMs = 2000

let checkedAt = Number.NEGATIVE_INFINITY
let storageCheck: Promise<boolean> | undefined
let contentCheck: Promise<unknown> | undefined

/**
 * Returns the reasons why this server should get no requests. The content system is treated as reachable once it has been
 * reached, because from then on pages are served from the caches. Until then, each call starts an attempt to reach it,
 * unless one is running, and does not wait for the result. Storage is treated as writable if a write was committed within
 * the last few seconds.
 */
export async function checkReadiness(): Promise<readonly ('content_never_reached' | 'storage_not_writable')[]> {
  const [{ hasReachedContent }, { fetchSiteList }] = await Promise.all([
    import('#content/content.server.ts'),
    import('#content/content-sites.server.ts'),
  ])
  if (!hasReachedContent()) {
    contentCheck ??= fetchSiteList()
      .catch(() => undefined)
      .finally(() => {
        contentCheck = undefined
      })
  }
  const isWritable = await isStorageWritable()
  return [
    ...(hasReachedContent() ? [] : (['content_never_reached'] as const)),
    ...(isWritable ? [] : (['storage_not_writable'] as const)),
  ]
}

function isStorageWritable(): Promise<boolean> {
  const time = performance.now()
  if (storageCheck === undefined || time - checkedAt > storageCheckIntervalMs) {
    checkedAt = time
    storageCheck = Promise.race([tryStorage(), sleep(storageTimeoutMs, false, { ref: false })])
  }
  return storageCheck
}

async function tryStorage(): Promise<boolean> {
  try {
    const { getStorage } = await import('#storage/storage.server.ts')
    await (await getStorage()).checkWritable()
    return true
  } catch {
    return false
  }
}
