import { getAuth } from '#auth/auth.server.ts'
import { submitMessage } from '#features/contact/submit-message.server.ts'
import { submitFeedback } from '#features/feedback/submit-feedback.server.ts'
import { textResponse } from '#lib/text-response.ts'
import type { Site, SiteHandle } from '#sites/sites.ts'
import { toPageError } from '#document/to-page-error.server.ts'
import { resolvePage } from './resolve-page.server.ts'
import type { SentFormState } from '#ui/SentForm.tsx'

/** The outcome of a form: its reader is sent on to a path of the site, or the page is shown once more. */
type FormAnswer =
  | { readonly kind: 'done'; readonly path: string }
  | { readonly kind: 'again'; readonly status: number; readonly sentForm: SentFormState; readonly words: string }
  | { readonly kind: 'malformed' }

type TakeForm = (request: Request, site: Site) => Promise<FormAnswer>

/** The pages whose forms are sent to their own address. The front lets them through (src/http/methods.ts). */
const forms: ReadonlyMap<string, TakeForm> = new Map([
  ['/contact', takeContactForm],
  ['/feedback', takeFeedbackForm],
])

async function takeContactForm(request: Request, { handle: site }: Site): Promise<FormAnswer> {
  const taken = await submitMessage({
    request,
    site,
    subjects: await subjectsOf(site),
    userId: await currentUser(request),
  })
  if (taken.kind === 'stored') return { kind: 'done', path: '/contact?sent=yes' }
  return {
    kind: 'again',
    status: taken.status,
    sentForm: { form: 'contact', sent: taken.form },
    words: taken.form.values.message,
  }
}

/** The account of a writer who is signed in. A message is taken all the same when that cannot be found out. */
async function currentUser(request: Request): Promise<string | undefined> {
  if (!request.headers.has('cookie')) return undefined
  try {
    const { person } = await (await getAuth()).readPerson(request)
    return person?.user.id
  } catch (error) {
    toPageError(error)
    return undefined
  }
}

/** From which subjects the form lets choose. A message is taken even when the content system does not answer. */
async function subjectsOf(site: SiteHandle): Promise<readonly string[] | undefined> {
  try {
    const { page } = await resolvePage({ site, pathAndQuery: '/contact' })
    return page?.content.kind === 'contact' ? page.content.subjects : undefined
  } catch (error) {
    // Reports it.
    toPageError(error)
    return undefined
  }
}

async function takeFeedbackForm(request: Request, { handle }: Site): Promise<FormAnswer> {
  const taken = await submitFeedback(request, handle)
  switch (taken.kind) {
    case 'stored':
      return { kind: 'done', path: `/feedback?sent=yes&about=${encodeURIComponent(taken.about)}` }
    case 'comment-needed':
      return { kind: 'done', path: `/feedback?about=${encodeURIComponent(taken.about)}` }
    case 'again': {
      const { status, about, form } = taken
      return { kind: 'again', status, sentForm: { form: 'feedback', sent: { about, form } }, words: form.comment }
    }
    case 'malformed':
      return { kind: 'malformed' }
  }
}

/**
 * Answers a form that was sent to its page: 303 when it was taken, else the page once more with what was sent.
 *
 * @param path the path within the site
 * @param prefix what stands before it in addresses
 * @param showPage renders the page with the form
 * @returns undefined when no form is taken there
 */
export async function answerPageForm(
  request: Request,
  { site, path, prefix }: { readonly site: Site; readonly path: string; readonly prefix: string },
  showPage: (sentForm: SentFormState) => Promise<Response>,
): Promise<Response | undefined> {
  const take = forms.get(path)
  if (!take) return undefined
  const answer = await take(request, site)
  switch (answer.kind) {
    case 'done':
      return new Response(null, {
        status: 303,
        headers: { location: prefix + answer.path, 'cache-control': 'no-store' },
      })
    case 'malformed':
      return textResponse(400, 'This form cannot be read.')
    case 'again': {
      const page = await showPage(answer.sentForm)
      // The page itself could not be shown: then at least its writer gets the words back.
      if (page.status !== 200) {
        void page.body?.cancel()
        return textResponse(
          503,
          `This could not be sent, and the page cannot be shown. This is what you wrote:\n\n${answer.words}`,
        )
      }
      const headers = new Headers(page.headers)
      if (answer.status === 429) headers.set('retry-after', '3600')
      if (answer.status === 503) headers.set('retry-after', '60')
      return new Response(page.body, { status: answer.status, headers })
    }
  }
}
