import { AsyncLocalStorage } from 'node:async_hooks'

/** A preview of unpublished content (settled 8): everything that is asked for it goes to the content server with its token. */
export type Preview = {
  readonly token: string
  /** The content server has accepted or refused the token; undefined until it has done so. */
  verdict?: 'accepted' | 'refused'
}

const requests = new AsyncLocalStorage<Preview>()

/** The preview that the running request is for; undefined for a visitor's. */
export const currentPreview = (): Preview | undefined => requests.getStore()

/**
 * Does something as part of a preview. It is kept with the request and not handed from function to function: a question
 * that were forgotten would show published content in a preview, or, worse, store a draft.
 */
export const runInPreview = <Result>(preview: Preview, run: () => Promise<Result>): Promise<Result> =>
  requests.run(preview, run)
