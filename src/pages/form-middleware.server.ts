import { createMiddleware } from '@tanstack/react-start'
import { getAuth } from '#auth/auth.server.ts'
import { submitMessage } from '#features/contact/submit-message.server.ts'
import { submitFeedback } from '#features/feedback/submit-feedback.server.ts'
import { answerSymptoms } from '#features/symptoms/answer-symptoms.server.ts'
import { deleteCookies } from '#features/stored-data/delete-cookies.server.ts'
import { storedDataPath } from '#features/stored-data/stored-items.ts'
import { isSameOriginRequest } from '#lib/is-same-origin-request.ts'
import { textResponse } from '#lib/text-response.ts'
import { configuredSites } from '#sites/configured-sites.server.ts'
import type { Site, SiteHandle } from '#sites/sites.ts'
import { toPageError } from '#document/to-page-error.server.ts'
import { resolvePage } from './resolve-page.server.ts'
import type { PostedForm } from '#document/server-document.server.ts'

/** Further headers for the response to a form. */
type MoreHeaders = readonly (readonly [string, string])[]

/**
 * The result of a form: a redirect to a path of the site, the page rendered again with the form, or a refusal (400). `text`
 * is the text that its writer would lose if the page could not be rendered.
 */
type Outcome =
  | { readonly kind: 'done'; readonly path: string; readonly headers?: MoreHeaders }
  | {
      readonly kind: 'again'
      readonly status: number
      readonly posted: PostedForm
      readonly text?: string
      readonly headers?: MoreHeaders
    }
  | { readonly kind: 'malformed' }

async function handleContactForm(request: Request, { handle: site }: Site): Promise<Outcome> {
  const { userId, cookies } = await currentUser(request)
  const taken = await submitMessage({ request, site, subjects: await subjectsOf(site), userId })
  const headers = cookies.map((cookie) => ['set-cookie', cookie] as const)
  if (taken.kind === 'stored') return { kind: 'done', path: '/contact?sent=yes', headers }
  return {
    kind: 'again',
    status: taken.status,
    posted: { contact: taken.form },
    text: taken.form.values.message,
    headers,
  }
}

/**
 * Returns the id of a signed-in writer's account, and the cookies for the response. The message is accepted even if the
 * account cannot be determined.
 */
async function currentUser(request: Request): Promise<{ userId?: string | undefined; cookies: readonly string[] }> {
  if (!request.headers.has('cookie')) return { cookies: [] }
  try {
    const { person, cookies } = await (await getAuth()).readPerson(request)
    return { userId: person?.user.id, cookies }
  } catch (error) {
    // The call reports the error; its result is not needed.
    toPageError(error)
    return { cookies: [] }
  }
}

/** Returns the subjects that the form offers. The message is accepted even if the content system is unavailable. */
async function subjectsOf(site: SiteHandle): Promise<readonly string[] | undefined> {
  try {
    const { page } = await resolvePage({ site, pathAndQuery: '/contact' })
    return page?.content.kind === 'contact' ? page.content.subjects : undefined
  } catch (error) {
    // The call reports the error; its result is not needed.
    toPageError(error)
    return undefined
  }
}

async function handleFeedbackForm(request: Request, { handle }: Site): Promise<Outcome> {
  const taken = await submitFeedback(request, handle)
  switch (taken.kind) {
    case 'stored':
      return { kind: 'done', path: `/feedback?sent=yes&about=${encodeURIComponent(taken.about)}` }
    case 'comment-needed':
      return { kind: 'done', path: `/feedback?about=${encodeURIComponent(taken.about)}` }
    case 'again': {
      const { status, about, form } = taken
      return { kind: 'again', status, posted: { feedback: { about, form } }, text: form.comment }
    }
    case 'malformed':
      return { kind: 'malformed' }
  }
}

/**
 * Handles the form in which readers choose their symptoms. If no symptom is chosen, the form is shown again with an error.
 */
async function handleSymptomForm(request: Request, { handle }: Site): Promise<Outcome> {
  // Another website could otherwise choose mild symptoms for its visitor, and show the answer as this site's.
  const symptoms = isSameOriginRequest(request) && (await answerSymptoms(request, configuredSites[handle]))
  if (!symptoms) return { kind: 'malformed' }
  return { kind: 'again', status: symptoms.answer ? 200 : 422, posted: { symptoms } }
}

/** Deletes one item, or all, of the data that the website has stored in the browser, as far as the server can. */
async function handleStoredDataForm(request: Request): Promise<Outcome> {
  const headers = await deleteCookies(request)
  return headers ? { kind: 'done', path: `${storedDataPath}?deleted=yes`, headers } : { kind: 'malformed' }
}

const basePath = import.meta.env.BASE_URL.replace(/\/$/, '')

/**
 * Creates the middleware of a route to which a form posts. It handles the form with `take`, and responds with a redirect
 * (303), with a refusal (400), or with the route's page rendered again with the result of the form. If that page fails, the
 * response is the text of the writer, if there is any (503).
 */
const formMiddleware = (take: (request: Request, site: Site) => Promise<Outcome>) =>
  createMiddleware().server(async ({ request, context, next }) => {
    if (request.method !== 'POST') return next()
    const { site, prefix } = context.siteRequest
    const outcome = await take(request, site)
    const more = outcome.kind === 'malformed' ? [] : (outcome.headers ?? [])
    switch (outcome.kind) {
      case 'done':
        return new Response(null, {
          status: 303,
          headers: [
            ['location', basePath + prefix + outcome.path],
            ['cache-control', 'no-store'],
            ...more.map(([name, value]): [string, string] => [name, value]),
          ],
        })
      case 'malformed':
        return textResponse(400, 'This form cannot be read.')
      case 'again': {
        const { response: page } = await next({ context: { posted: outcome.posted } })
        // If the page itself cannot be rendered, the writer at least gets the text back.
        if (page.status !== 200) {
          if (outcome.text === undefined) return page
          void page.body?.cancel()
          return textResponse(
            503,
            `This could not be sent, and the page cannot be shown. This is what you wrote:\n\n${outcome.text}`,
            more.map(([name, value]): [string, string] => [name, value]),
          )
        }
        const headers = new Headers(page.headers)
        for (const [name, value] of more) headers.append(name, value)
        if (outcome.status === 429) headers.set('retry-after', '3600')
        if (outcome.status === 503) headers.set('retry-after', '60')
        return new Response(page.body, { status: outcome.status, headers })
      }
    }
  })

/** Handles the contact form. If the message is refused or cannot be stored, the form is shown again with its text. */
export const contactForm = formMiddleware(handleContactForm)

/** Handles the form in which readers choose their symptoms. The page is rendered with the answer, and nothing is stored. */
export const symptomForm = formMiddleware(handleSymptomForm)

/** Handles the buttons that delete data that the website has stored in the browser. */
export const storedDataForm = formMiddleware(handleStoredDataForm)

/** Handles the form that asks, at the end of an article, whether the page was helpful, and the form for a comment. */
export const feedbackForm = formMiddleware(handleFeedbackForm)
