import { isOwnRequest } from '#lib/own-request.ts'
import { mergeProgress, noProgress, readProgress, writeProgress } from './progress.ts'

/** A reader's progress in one module as the account keeps it: text that `writeProgress` has written. */
export type ProgressRecord = {
  readonly read: () => Promise<string | undefined>
  /** Replaces what is kept by what `change` makes of it, in one transaction, and resolves with it. */
  readonly update: (change: (kept: string | undefined) => string) => Promise<string>
}

/** More than any module can fill, in characters. */
const longestProgress = 262_144

/**
 * Answers `GET` and `POST /api/progress`. GET tells the progress that the account keeps. POST takes a browser's and
 * merges it in; the answer is all that is kept now. It can be repeated: the same progress merged twice changes nothing.
 *
 * Answers 401 without a record, when nobody is signed in; 403 to another website, 405, 413 and 400 to what is no progress.
 */
export async function answerProgress(request: Request, record: ProgressRecord | undefined): Promise<Response> {
  const isChange = request.method === 'POST'
  if (!isChange && request.method !== 'GET')
    return refuse(405, 'Ask with GET, or send progress with POST.', { allow: 'GET, POST' })
  if (isChange && !isOwnRequest(request)) return refuse(403, 'Progress is taken only from a page of this website.')
  if (!record) return refuse(401, 'Progress is kept for those who are signed in.')
  if (!isChange) return tell(writeProgress(readKept(await record.read())))
  const body = await request.text()
  if (body.length > longestProgress) return refuse(413, `Send at most ${longestProgress} characters.`)
  const sent = readProgress(body)
  if (!sent) return refuse(400, 'Send progress as JSON, with `version` 1.')
  return tell(await record.update((kept) => writeProgress(mergeProgress(readKept(kept), sent))))
}

const readKept = (kept: string | undefined) => readProgress(kept ?? '') ?? noProgress

const tell = (progress: string): Response =>
  new Response(progress, { headers: { 'content-type': 'application/json', 'cache-control': 'private, no-store' } })

const refuse = (status: number, text: string, headers?: Readonly<Record<string, string>>): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
