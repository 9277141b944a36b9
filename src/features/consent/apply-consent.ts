import { readConsentChoice } from './consent-choice.ts'
import { deleteTagManagerCookies, isolatePrivatePages, loadTagManager } from './tag-manager.ts'

/** The part of the page configuration that consent needs, on a site that has a tag manager. */
export type ConsentConfig = {
  readonly basePath: string
  readonly buildId: string
  readonly site: string
  readonly prefix: string
  readonly gtmId: string
}

/**
 * Isolates private pages from the tag manager, loads it if the visitor has allowed it, deletes its cookies if the visitor
 * has refused it, and shows the banner if there is no choice yet. The browser does this without waiting for the client. The
 * server cannot do it, because pages are cached and the same for all visitors.
 */
export async function applyConsent(config: ConsentConfig): Promise<void> {
  isolatePrivatePages()
  switch (readConsentChoice(document.cookie)) {
    case 'allowed':
      return loadTagManager(config.gtmId)
    case 'refused':
      return deleteTagManagerCookies()
    case undefined: {
      const { showConsentBanner } = await import('./consent-banner.ts')
      // A browser without cookies saves no choice, so the tag manager is not loaded.
      const choice = await showConsentBanner(config)
      if (choice === 'allowed') loadTagManager(config.gtmId)
    }
  }
}
