import type { AnyRouter } from '@tanstack/react-router'
import { session } from '#auth/session-status.ts'
import { followSavedPage } from './follow-saved-page.ts'
import { readPageConfig } from './page-config.ts'

/**
 * The session provider of the document, for readers who may be signed in: from now on every page knows who is signed in
 * (`useSession`), fetches the session again when the reader comes back to the window, and renews a provider's token. How often
 * it is fetched besides is a setting of the page configuration, `session.refetchInterval`.
 */
export function provideSession(router: AnyRouter): void {
  void session.load()
  session.watch(readPageConfig().session)
  followSavedPage(router)
}
