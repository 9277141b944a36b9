import { createClientLimit } from '#auth/client-limit.server.ts'
import { maxProgressBytes } from '#config/limits.ts'
import { isSameOriginRequest } from '#lib/is-same-origin-request.ts'
import { textResponse } from '#lib/text-response.ts'
import { mergeProgress, emptyProgress, parseProgress, serializeProgress } from './progress.ts'

/** The record of a reader's progress in one module in the account, as text from `serializeProgress`. */
export type ProgressRecord = {
  readonly read: () => Promise<string | undefined>
  /**
   * Replaces the saved progress with the result of `change`, in one transaction, and resolves with it. Resolves with
   * undefined, and changes nothing, when `change` returns undefined or the account has no space left.
   */
  readonly update: (change: (saved: string | undefined) => string | undefined) => Promise<string | undefined>
}

/** The account of a signed-in reader. */
export type ProgressAccount = {
  /** Counts a request (`limitByAccount`). Resolves with 0 when it is allowed, and otherwise with the seconds to wait. */
  readonly admit: () => Promise<number>
  /** Returns the record of the requested module; undefined when there is no such module. */
  readonly findRecord: () => Promise<ProgressRecord | undefined>
}

const maxRequestsPerMinute = 120
/**
 * Returns the rate-limit window of an account. A tab sends its changes at most once every 1.5 s (`sendDelayMs`), and also
 * when it is hidden or shown, so two busy tabs stay well within the limit.
 */
export const limitByAccount = createClientLimit({ name: 'progress', max: maxRequestsPerMinute, windowMs: 60_000 })

/**
 * Handles `GET` and `POST /api/progress`. GET responds with the progress in the account. POST merges the progress of a
 * browser into it and responds with the result. It is idempotent: merging the same progress again changes nothing.
 *
 * Responds with 405 to other methods, 403 to a POST that is not from a page of this website, 401 without an account, 429 to
 * too many requests of one account, 404 for an unknown module, 413 if the body or the merged progress is too large or the
 * account has no space left, and 400 to malformed progress.
 */
export async function handleProgress(request: Request, account: ProgressAccount | undefined): Promise<Response> {
  const isChange = request.method === 'POST'
  if (!isChange && request.method !== 'GET')
    return textResponse(405, 'Ask with GET, or send progress with POST.', { allow: 'GET, POST' })
  if (isChange && !isSameOriginRequest(request))
    return textResponse(403, 'Progress is taken only from a page of this website.')
  if (!account) return textResponse(401, 'Progress is kept for those who are signed in.')
  const secondsToWait = await account.admit()
  if (secondsToWait > 0)
    return textResponse(429, 'These are too many requests of one account. Try again in a minute.', {
      'retry-after': String(secondsToWait),
    })
  const record = await account.findRecord()
  if (!record) return textResponse(404, 'There is no such module.')
  if (!isChange) return progressResponse(serializeProgress(readSaved(await record.read())))
  const body = await request.text()
  if (Buffer.byteLength(body) > maxProgressBytes) return textResponse(413, `Send at most ${maxProgressBytes} bytes.`)
  const sent = parseProgress(body)
  if (!sent) return textResponse(400, 'Send progress as JSON, with `version` 1.')
  const merged = await record.update((saved) => {
    const progress = serializeProgress(mergeProgress(readSaved(saved), sent))
    return Buffer.byteLength(progress) > maxProgressBytes ? undefined : progress
  })
  return merged === undefined
    ? textResponse(413, 'The account keeps no more progress than it has. Delete the progress of a module.')
    : progressResponse(merged)
}

const readSaved = (saved: string | undefined) => parseProgress(saved ?? '') ?? emptyProgress

const progressResponse = (progress: string): Response =>
  new Response(progress, { headers: { 'content-type': 'application/json', 'cache-control': 'private, no-store' } })
