import type { AnyRouter } from '@tanstack/react-router'
import { session } from '#auth/session-status.ts'
import { enhanceSaveForms } from './enhance-save-forms.ts'
import { readPageConfig } from './page-config.ts'

/**
 * Starts the session provider of the document, for readers who may be signed in. From now on it provides the session
 * (`useSession`), refetches it when the reader returns to the window, renews a provider's token, and shows whether the
 * reader has saved the current page. With `session.refetchInterval` of the page configuration, the session is also refetched
 * at that interval.
 */
export function provideSession(router: AnyRouter): void {
  void session.load()
  session.watch(readPageConfig().session)
  enhanceSaveForms(router)
}
