import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import type { Plugin } from 'vite'
import { languages } from '../../src/i18n/languages.ts'
import { translatorsDeskPath } from '../../src/lib/translators-desk-path.ts'
import { EditError, findMessage, writeTranslation } from './edit-catalogue.ts'

const messageSchema = v.object({
  locale: v.picklist(languages),
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
})
const editSchema = v.object({ ...messageSchema.entries, translation: v.pipe(v.string(), v.maxLength(5000)) })

type Answer = { readonly status: number; readonly body: object }

/**
 * The Vite plugin for the translator's desk: the development server answers with a message of the catalogues (GET), and
 * writes a translation into them (POST). A build has no such plugin. Vite has checked the host before (`allowedHosts`).
 */
export function translatorsDesk(): Plugin {
  return {
    name: 'translators-desk',
    apply: 'serve',
    configureServer: (server) => () => {
      server.middlewares.use(`/${translatorsDeskPath}`, (request, response) => {
        answer(request, server.config.root)
          .catch((error: unknown) => ({ status: 500, body: { problem: String(error) } }))
          .then(({ status, body }) => send(response, status, body))
      })
    },
  }
}

async function answer(request: IncomingMessage, root: string): Promise<Answer> {
  if (!isOfThisOrigin(request)) return { status: 403, body: { problem: 'Only pages of this server may ask.' } }
  if (request.method === 'GET') {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost')
    const asked = v.safeParse(messageSchema, Object.fromEntries(searchParams))
    return asked.success ? found(root, asked.output) : { status: 400, body: { problem: 'This names no message.' } }
  }
  if (request.method !== 'POST') return { status: 405, body: { problem: 'Only GET and POST are answered here.' } }
  // A form cannot send this type, so that a browser asks before it sends a request of another origin.
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

async function found(root: string, { locale, id }: v.InferOutput<typeof messageSchema>): Promise<Answer> {
  const message = await findMessage(root, locale, id)
  return message
    ? { status: 200, body: message }
    : { status: 404, body: { problem: 'No catalogue has this message. Is it new? Then run: npm run i18n:extract' } }
}

/** Whether a page of this server sent the request: browsers say so themselves, and pages cannot change what they say. */
function isOfThisOrigin({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers
  if (headers['sec-fetch-site'] !== 'same-origin') return false
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}

function send(response: ServerResponse, status: number, body: object) {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(JSON.stringify(body))
}
