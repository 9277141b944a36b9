import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '#storage/tables.ts'
import { wakeMailDelivery } from './mail-delivery.server.ts'
import type { Mail } from './mail.ts'

/**
 * Puts a mail into the outbox, from which it is sent as soon as may be. In a transaction together with what it is about,
 * both are stored or none; `wakeMailDelivery` afterwards spares the mail the wait for the next look.
 *
 * @param db the database, or a transaction in it
 * @param expiresAt after which time it is of no use: a link in it has ended
 * @param userId the account that it is about, or whose owner has written it: it goes with that
 */
export async function queueMail(
  db: Kysely<Tables>,
  mail: Mail,
  { expiresAt, userId }: { expiresAt?: Date; userId?: string | undefined } = {},
): Promise<void> {
  const now = new Date().toISOString()
  await db
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      recipient: mail.to,
      replyTo: mail.replyTo ?? null,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      createdAt: now,
      nextAttemptAt: now,
      expiresAt: expiresAt?.toISOString() ?? null,
      failedAt: null,
      userId: userId ?? null,
    })
    .execute()
  if (!db.isTransaction) wakeMailDelivery()
}
