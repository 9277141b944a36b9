import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { languages } from '../../src/i18n/languages.ts'
import { EditError, findMessage, writeTranslation } from './edit-catalogue.ts'

const messageSchema = v.object({
  locale: v.picklist(languages),
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
})
const editSchema = v.object({ ...messageSchema.entries, translation: v.pipe(v.string(), v.maxLength(5000)) })

/** The status and the JSON body of a response. */
export type DeskResponse = { readonly status: number; readonly body: object }

/**
 * Handles a request of the translator's desk. A GET returns a message of the catalogues, a POST writes a translation into
 * them. A problem is returned as a sentence.
 *
 * @param root the root of the project
 */
export async function handleTranslatorsDesk(request: IncomingMessage, root: string): Promise<DeskResponse> {
  if (!isOfThisOrigin(request)) return { status: 403, body: { problem: 'Only pages of this server may ask.' } }
  if (request.method === 'GET') {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost')
    const asked = v.safeParse(messageSchema, Object.fromEntries(searchParams))
    return asked.success ? found(root, asked.output) : { status: 400, body: { problem: 'This names no message.' } }
  }
  if (!isOfThisMachine(request)) return { status: 403, body: { problem: 'Only this machine may edit catalogues.' } }
  if (request.method !== 'POST') return { status: 405, body: { problem: 'Only GET and POST are answered here.' } }
  // A form cannot send this media type, so a browser sends a preflight request before a request from another origin.
  if (request.headers['content-type'] !== 'application/json')
    return { status: 415, body: { problem: 'Only JSON is read here.' } }
  const edit = v.safeParse(v.pipe(v.string(), v.parseJson(), editSchema), await text(request))
  if (!edit.success) return { status: 400, body: { problem: 'This is no edit of a message.' } }
  const { locale, id, translation } = edit.output
  try {
    await writeTranslation(root, locale, id, translation)
  } catch (error) {
    if (error instanceof EditError) return { status: 422, body: { problem: error.message } }
    throw error
  }
  return found(root, edit.output)
}

async function found(root: string, { locale, id }: v.InferOutput<typeof messageSchema>): Promise<DeskResponse> {
  const message = await findMessage(root, locale, id)
  return message
    ? { status: 200, body: message }
    : { status: 404, body: { problem: 'No catalogue has this message. Is it new? Then run: npm run i18n:extract' } }
}

/** Whether the request came from this machine. Other machines may reach the development server, but must not write files. */
const isOfThisMachine = ({ socket }: IncomingMessage): boolean =>
  /^(?:127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '')

/** Whether a page of this server sent the request. Browsers set these headers themselves, and pages cannot change them. */
function isOfThisOrigin({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers
  if (headers['sec-fetch-site'] !== 'same-origin') return false
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}
