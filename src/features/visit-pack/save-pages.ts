import type { PackedPage } from './visit-pack.ts'

/**
 * Saves pages in the reader's account. A page that cannot be saved, for example because it no longer exists, does not stop
 * the others.
 *
 * @throws Error when not all pages were saved
 */
export async function savePages(basePath: string, pages: readonly PackedPage[]): Promise<void> {
  let count = 0
  for (const { site, path } of pages) {
    const body = new URLSearchParams({ site, path, action: 'save', json: 'true' })
    try {
      const response = await fetch(`${basePath}/api/saved-pages`, { method: 'POST', body })
      // The reader is not signed in any more, so the others cannot be saved either.
      if (response.status === 401) break
      const { saved } = (await response.json()) as { saved?: boolean }
      if (saved === true) count++
    } catch {
      // The request has failed, or its response is an error message as plain text.
    }
  }
  if (count < pages.length) throw new Error(`${count} of ${pages.length} pages were saved.`)
}
