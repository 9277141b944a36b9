import type { AnyRouter } from '@tanstack/react-router'
import { fetchPlainMessages } from '#i18n/fetch-plain-messages.ts'
import { showNewBuildNote } from '#shell/new-build-note.ts'
import type { PageConfig } from './page-config.ts'

const hour = 3_600_000

/**
 * Asks every hour which build is the latest. Once it is another one the reader is told, and the next page
 * is loaded as a new document: the files of this build may be gone.
 *
 * @param started the router of a client that has started; until then every page is loaded as a document anyway
 */
export function watchBuilds(
  { basePath, buildId, document: { frame } }: Pick<PageConfig, 'basePath' | 'buildId' | 'document'>,
  started: Promise<AnyRouter>,
): void {
  // Lingui belongs to the client, which may never start.
  const say = fetchPlainMessages({ basePath, buildId }, 'messages', frame.messages)
  // Without its words there is no note, and all else goes on.
  say.catch(() => {})
  const timer = setInterval(async () => {
    if ((await latestBuild(basePath).catch(() => buildId)) === buildId) return
    clearInterval(timer)
    void say.then(showNewBuildNote)
    void started.then(loadDocuments)
  }, hour)
}

/** Makes the router load each page as a new document. */
function loadDocuments(router: AnyRouter): void {
  router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation: { publicHref } }) => {
    if (!pathChanged) return
    // Going back, the address bar shows the target already.
    if (location.href === location.origin + publicHref) location.reload()
    else location.assign(publicHref)
  })
}

async function latestBuild(basePath: string): Promise<unknown> {
  const response = await fetch(`${basePath}/builds/latest.json?${Date.now()}`)
  return ((await response.json()) as { id?: unknown }).id
}
