import { createHash, randomUUID } from 'node:crypto'
import { type ClientWindow, createClientLimit } from '#auth/client-limit.server.ts'
import { isSameOriginRequest } from '#lib/is-same-origin-request.ts'
import { loadSettings } from '#config/settings.server.ts'
import { wakeMailDelivery } from '#mail/mail-delivery.server.ts'
import { queueMail } from '#mail/outbox.server.ts'
import type { SiteHandle } from '#sites/sites.ts'
import { getStorage } from '#storage/storage.server.ts'
import { reportProblem } from '#telemetry/report.server.ts'
import { checkContact } from './check-contact.server.ts'
import type { ContactForm } from './contact-form.ts'
import { messageMail } from './message-mail.ts'

/** The result of a posted form: a stored message, or the form to show again together with the status of the response. */
export type MessageResult =
  | { readonly kind: 'stored' }
  | { readonly kind: 'again'; readonly status: 403 | 422 | 429 | 503; readonly form: ContactForm }

export type MessageParams = {
  readonly request: Request
  readonly site: SiteHandle
  /** The subjects of the form; undefined when the content system cannot be reached. */
  readonly subjects: readonly string[] | undefined
  /** The id of the signed-in user, if any. */
  readonly userId: string | undefined
}

const hourMs = 3_600_000
const { maxContactMessagesPerHour: max } = loadSettings(process.env)
/** The limits on messages per hour, by IP address and by account. */
const limitByAddress = createClientLimit({ name: 'contact-address', max, windowMs: hourMs })
const limitByAccount = createClientLimit({ name: 'contact-account', max, windowMs: hourMs })

/** The error that rolls back the transaction of a message over a limit. */
class TooManyMessages extends Error {
  override readonly name = 'TooManyMessages'
}

/** The messages that are being stored, by their idempotency keys. */
const pendingSubmissions = new Map<string, Promise<MessageResult>>()

/**
 * Submits a contact form: checks it, and stores it. The email to the editors is queued in the same transaction, unless the
 * message may be spam or `CONTACT_TO` is not set. The result `stored` means that the message is committed. Otherwise, the
 * result is the form with its text.
 */
export async function submitMessage({ request, site, subjects, userId }: MessageParams): Promise<MessageResult> {
  const { form, needsReview } = checkContact(new URLSearchParams(await request.text()), subjects)
  if (!isSameOriginRequest(request))
    return { kind: 'again', status: 403, form: { ...form, problems: {}, failure: 'foreign' } }
  if (Object.keys(form.problems).length > 0) return { kind: 'again', status: 422, form }
  const windows = [
    limitByAddress(request.headers.get('x-client-address') ?? ''),
    ...(userId === undefined ? [] : [limitByAccount(userId)]),
  ]
  // The same text in the same form is the same message. A form with changed text is a different message.
  const idempotencyKey = keyOf(form)
  // A duplicate that arrives while the message is being stored gets the result of the first request.
  const pendingSubmission = pendingSubmissions.get(idempotencyKey)
  if (pendingSubmission) return pendingSubmission
  const storing = store().finally(() => pendingSubmissions.delete(idempotencyKey))
  pendingSubmissions.set(idempotencyKey, storing)
  return storing

  async function store(): Promise<MessageResult> {
    const tooMany: MessageResult = { kind: 'again', status: 429, form: { ...form, failure: 'too-many' } }
    let countedWindows: readonly ClientWindow[] = []
    try {
      const { db } = await getStorage()
      const existingMessage = await db
        .selectFrom('contactMessage')
        .select('id')
        .where('idempotencyKey', '=', idempotencyKey)
        .executeTakeFirst()
      if (existingMessage) return { kind: 'stored' }
      if (windows.some((window) => window.isFull())) return tooMany
      // The message is counted before it is stored, so that concurrent requests cannot exceed the limit.
      for (const window of windows) window.add()
      countedWindows = windows
      const id = randomUUID()
      const now = new Date().toISOString()
      const { consent: _, ...values } = form.values
      const { contactTo } = loadSettings(process.env)
      const isNew = await db.transaction().execute(async (transaction) => {
        const row = { id, idempotencyKey, userId: userId ?? null, site, ...values, consentedAt: now }
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('contactMessage')
          .values({ ...row, needsReview: needsReview ? 1 : 0, createdAt: now })
          // Another process may have stored the same message since the check above.
          .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
          .executeTakeFirstOrThrow()
        if (numInsertedOrUpdatedRows !== 1n) return false
        for (const window of windows) if ((await window.count(transaction)) > 0) throw new TooManyMessages()
        if (contactTo !== undefined && !needsReview)
          await queueMail(transaction, messageMail(contactTo, { id, site, ...values }), { userId })
        return true
      })
      if (!isNew) for (const window of countedWindows) window.remove()
      wakeMailDelivery()
      return { kind: 'stored' }
    } catch (cause) {
      for (const window of countedWindows) window.remove()
      if (cause instanceof TooManyMessages) return tooMany
      reportProblem({
        event: 'contact.save_failed',
        message: 'A message could not be stored.',
        context: { site },
        cause,
      })
      return { kind: 'again', status: 503, form: { ...form, failure: 'unavailable' } }
    }
  }
}

const keyOf = ({ key, values: { subject, name, email, message } }: ContactForm): string =>
  createHash('sha256')
    .update(JSON.stringify([key, subject, name, email, message]))
    .digest('base64url')
