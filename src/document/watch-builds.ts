import type { I18n } from '@lingui/core'
import type { AnyRouter } from '@tanstack/react-router'
import { showNewBuildNote } from '#shell/new-build-note.ts'
import type { PageConfig } from './page-config.ts'

const hour = 3_600_000

/**
 * Asks every hour which build is the latest. Once it is another one the reader is told, and the next page
 * is loaded as a new document: the files of this build may be gone.
 */
export function watchBuilds(
  router: AnyRouter,
  { config, i18n }: { config: Pick<PageConfig, 'basePath' | 'buildId'>; i18n: I18n },
): void {
  const timer = setInterval(async () => {
    if ((await latestBuild(config.basePath).catch(() => config.buildId)) === config.buildId) return
    clearInterval(timer)
    showNewBuildNote(i18n)
    router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation: { publicHref } }) => {
      if (!pathChanged) return
      // Going back, the address bar shows the target already.
      if (location.href === location.origin + publicHref) location.reload()
      else location.assign(publicHref)
    })
  }, hour)
}

async function latestBuild(basePath: string): Promise<unknown> {
  const response = await fetch(`${basePath}/builds/latest.json?${Date.now()}`)
  return ((await response.json()) as { id?: unknown }).id
}
