import type { AnyRouter } from '@tanstack/react-router'
import { fetchPlainMessages } from '#i18n/fetch-plain-messages.ts'
import { showNewBuildNote } from '#shell/new-build-note.ts'
import type { PageConfig } from './page-config.ts'

/** The interval of the checks for a new build, in milliseconds. */
const checkIntervalMs = 3_600_000

/**
 * Checks regularly for a new build. When there is one, the reader is notified, and the next page is loaded as a new
 * document, because the files of this build may be gone.
 *
 * @param started the router of a client that has started; until then every page is loaded as a document anyway
 */
export function watchBuilds(
  { basePath, buildId, document: { frame } }: Pick<PageConfig, 'basePath' | 'buildId' | 'document'>,
  started: Promise<AnyRouter>,
): void {
  // The messages are fetched without Lingui, because Lingui is part of the client, and the client may never start.
  const translate = fetchPlainMessages({ basePath, buildId }, 'messages', frame.messages)
  // If the messages cannot be fetched, the note is not shown, but the next page is still loaded as a document.
  translate.catch(() => {})
  const timer = setInterval(async () => {
    // An error, such as that of a proxy, is no new build.
    const latest = await fetchLatestBuild(basePath).catch(() => undefined)
    if ((latest?.id ?? buildId) === buildId) return
    clearInterval(timer)
    void translate.then(showNewBuildNote)
    void started.then(loadDocuments)
  }, checkIntervalMs)
}

/** Makes the router load each page as a new document. */
function loadDocuments(router: AnyRouter): void {
  router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation: { publicHref } }) => {
    if (!pathChanged) return
    // After a back or forward navigation, the address bar already shows the target.
    if (location.href === location.origin + publicHref) location.reload()
    // If the target has a hash, `replace` would load no document, because the router's entry has the same URL.
    else if (publicHref.includes('#')) location.assign(publicHref)
    else {
      // The document replaces the entry that the router adds. Otherwise the history would have two entries for the page.
      router.history.flush()
      location.replace(publicHref)
    }
  })
}

async function fetchLatestBuild(basePath: string): Promise<{ readonly id?: unknown } | null | undefined> {
  const response = await fetch(`${basePath}/builds/latest.json?${Date.now()}`)
  return response.ok ? response.json() : undefined
}
