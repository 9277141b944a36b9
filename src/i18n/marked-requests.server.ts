import { AsyncLocalStorage } from 'node:async_hooks'
import { hasTranslatorsDeskCookie } from '#lib/translators-desk-cookie.ts'

const markedRequests = new AsyncLocalStorage<boolean>()

/** Whether the messages of the current response are marked; false outside of requests. */
export const isMarkedRequest = (): boolean => markedRequests.getStore() === true

/** Handles a request. If its cookies say that the translator's desk is open, the messages in the response are marked. */
export const runMarked = <Result>(cookies: string | null, handle: () => Result): Result =>
  markedRequests.run(hasTranslatorsDeskCookie(cookies ?? ''), handle)
