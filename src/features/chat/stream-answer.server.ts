import { createMiddleware } from '@tanstack/react-start'
import { createClientLimit } from '#auth/client-limit.server.ts'
import { loadSettings } from '#config/settings.server.ts'
import { isSameOriginRequest } from '#lib/is-same-origin-request.ts'
import { textResponse } from '#lib/text-response.ts'
import { configuredSites } from '#sites/configured-sites.server.ts'
import { isSiteHandle, type Site } from '#sites/sites.ts'
import { addEvent, type AnswerEvent, type Exchange, emptyAnswer } from './chat-answer.ts'
import { normalizeQuestion } from './normalize-question.ts'

/**
 * Returns the rate-limit window of an IP address. The default limit is higher than the number of questions that anybody can
 * type per minute.
 */
const limit = createClientLimit({
  name: 'chat',
  max: loadSettings(process.env).maxQuestionsPerMinute,
  windowMs: 60_000,
})

const isTooMany = async (request: Request): Promise<boolean> =>
  (await limit(request.headers.get('x-client-address') ?? '').admit()) > 0

/**
 * Handles `POST /api/chat`, a form with `site`, the handle of the site that sends it, `question`, and `about`, the uri of
 * the page that answered the previous question, if any. Responds with a stream of `AnswerEvent`s as JSON, one per line; 403
 * to other websites, 400 to a malformed request.
 */
export async function streamAnswer(request: Request): Promise<Response> {
  if (!isSameOriginRequest(request)) return textResponse(403, 'A question is taken only from a page of this website.')
  const form = new URLSearchParams(await request.text())
  const handle = form.get('site') ?? ''
  if (!isSiteHandle(handle)) return textResponse(400, 'Send `site` as the handle of a site.')
  const question = form.get('question') ?? ''
  if (normalizeQuestion(question) === '') return textResponse(400, 'Send `question` as words.')
  const events = await answer(request, configuredSites[handle], question, form)
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await events.next()
      if (next.done) controller.close()
      else controller.enqueue(encoder.encode(`${JSON.stringify(next.value)}\n`))
    },
    async cancel() {
      await events.return(undefined)
    },
  })
  return new Response(body, {
    headers: { 'content-type': 'application/x-ndjson; charset=utf-8', 'cache-control': 'no-store, no-transform' },
  })
}

/** Handles the form that a chatbot's page posts to itself without JavaScript. The page is rendered with the answer. */
export const chatForm = createMiddleware().server(async ({ request, context, next }) => {
  const exchange = await answerForm(request, configuredSites[context.siteRequest.site.handle])
  return next({ context: { posted: exchange && { exchange } } })
})

/** Answers a posted question. Returns undefined when the request posts none, or when it comes from another website. */
async function answerForm(request: Request, site: Site): Promise<Exchange | undefined> {
  if (request.method !== 'POST' || !isSameOriginRequest(request)) return undefined
  const form = new URLSearchParams(await request.text())
  const question = normalizeQuestion(form.get('question') ?? '')
  if (question === '') return undefined
  let answered = emptyAnswer
  for await (const event of await answer(request, site, question, form)) answered = addEvent(answered, event)
  return { question, answer: answered }
}

/**
 * Answers a question, unless the client has asked too many. The chatbot is loaded at the first question, because its words
 * take many megabytes of memory.
 */
async function answer(request: Request, site: Site, question: string, form: URLSearchParams) {
  if (await isTooMany(request)) return tooMany()
  const { answerQuestion } = await import('./answer-question.server.ts')
  return answerQuestion(site, question, aboutIn(form), request.signal)
}

const maxUriLength = 300

/** Returns the uri of the page that answered the previous question, which the form contains. */
const aboutIn = (form: URLSearchParams): string | undefined => form.get('about')?.slice(0, maxUriLength) || undefined

async function* tooMany(): AsyncGenerator<AnswerEvent> {
  yield { kind: 'failed', reason: 'too-many' }
}
