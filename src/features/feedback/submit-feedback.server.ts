import { randomUUID } from 'node:crypto'
import { createClientLimit } from '#auth/client-limit.server.ts'
import { loadSettings } from '#config/settings.server.ts'
import { countCharacters, normalizeText } from '#lib/normalize-text.ts'
import { isSameOriginRequest } from '#lib/is-same-origin-request.ts'
import type { SiteHandle } from '#sites/sites.ts'
import { getStorage } from '#storage/storage.server.ts'
import { reportProblem } from '#telemetry/report.server.ts'
import { feedbackAnswers, type FeedbackForm, maxCommentLength, parseFeedbackTarget } from './feedback.ts'

/**
 * The result of a posted answer. After `comment-needed`, the empty form for a comment is shown. After `again`, the posted
 * form is shown with the reason why it was refused or could not be stored.
 */
export type FeedbackResult =
  | { readonly kind: 'stored' | 'comment-needed'; readonly about: string }
  | {
      readonly kind: 'again'
      readonly status: 403 | 422 | 429 | 503
      readonly about: string
      readonly form: FeedbackForm
    }
  /** The request lacks a valid `about` or a valid `answer`, so it cannot come from a form of this website. */
  | { readonly kind: 'malformed' }

/** Returns the rate-limit window of an IP address. All addresses of one IPv6 /64 network share a window. */
const limitByAddress = createClientLimit({
  name: 'feedback',
  max: loadSettings(process.env).maxFeedbackPerHour,
  windowMs: 3_600_000,
})

/**
 * Stores a reader's answer to whether a page was helpful, or the report of a mistake on it. The result `stored` means that
 * the answer is committed.
 */
export async function submitFeedback(request: Request, site: SiteHandle): Promise<FeedbackResult> {
  const sent = new URLSearchParams(await request.text())
  const about = sent.get('about') ?? ''
  const target = parseFeedbackTarget(about)
  const answer = feedbackAnswers.find((option) => option === sent.get('answer'))
  if (!target || !answer) return { kind: 'malformed' }
  const comment = normalizeText(sent.get('comment'))
  const rejectForm = (status: 403 | 422 | 429 | 503, problem: Omit<FeedbackForm, 'comment'>): FeedbackResult => ({
    kind: 'again',
    status,
    about,
    form: { comment, ...problem },
  })
  if (!isSameOriginRequest(request)) return rejectForm(403, { failure: 'foreign' })
  if (answer === 'wrong' && !sent.has('comment')) return { kind: 'comment-needed', about }
  if (answer === 'wrong' && comment === '') return rejectForm(422, { problem: 'missing' })
  if (countCharacters(comment) > maxCommentLength) return rejectForm(422, { problem: 'too-long' })
  const window = limitByAddress(request.headers.get('x-client-address') ?? '')
  if (window.isFull()) return rejectForm(429, { failure: 'too-many' })
  window.add()
  try {
    const { db } = await getStorage()
    const { uri, language, revision = null } = target
    const isAllowed = await db.transaction().execute(async (transaction) => {
      if ((await window.count(transaction)) > 0) return false
      await transaction
        .insertInto('feedback')
        .values({
          id: randomUUID(),
          site,
          uri,
          language,
          revision,
          answer,
          comment: comment || null,
          createdAt: new Date().toISOString(),
        })
        .execute()
      return true
    })
    return isAllowed ? { kind: 'stored', about } : rejectForm(429, { failure: 'too-many' })
  } catch (cause) {
    window.remove()
    reportProblem({
      event: 'feedback.save_failed',
      message: 'An answer could not be stored.',
      context: { site },
      cause,
    })
    return rejectForm(503, { failure: 'unavailable' })
  }
}
