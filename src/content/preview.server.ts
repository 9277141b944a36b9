import { AsyncLocalStorage } from 'node:async_hooks'

/** A preview of unpublished content (settled 8). Every query of the preview is sent to the content server with its token. */
export type Preview = {
  readonly token: string
  /** Whether the content server has accepted or refused the token; undefined as long as it has done neither. */
  verdict?: 'accepted' | 'refused'
}

const requests = new AsyncLocalStorage<Preview>()

/** Returns the preview of the running request; undefined for a visitor's request. */
export const currentPreview = (): Preview | undefined => requests.getStore()

/**
 * Runs a function as part of a preview. The preview is stored with the request (`AsyncLocalStorage`) and not passed as an
 * argument: a forgotten argument would show published content in a preview or, worse, cache a draft.
 */
export const runInPreview = <Result>(preview: Preview, run: () => Promise<Result>): Promise<Result> =>
  requests.run(preview, run)
