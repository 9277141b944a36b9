import { AsyncLocalStorage } from 'node:async_hooks'
import { hasTranslatorsDeskCookie } from '#lib/translators-desk-cookie.ts'

const markedRequests = new AsyncLocalStorage<boolean>()

/** Whether the messages of the response that is being made are marked; false outside of requests. */
export const isMarkedRequest = (): boolean => markedRequests.getStore() === true

/** Handles a request: if its cookies say that the translator's desk is open, the messages of its response are marked. */
export const runMarked = <Result>(cookies: string | null, handle: () => Result): Result =>
  markedRequests.run(hasTranslatorsDeskCookie(cookies ?? ''), handle)
