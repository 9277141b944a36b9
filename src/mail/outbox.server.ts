import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { getStorage } from '#storage/storage.server.ts'
import type { Tables } from '#storage/tables.ts'
import { wakeMailDelivery } from './mail-delivery.server.ts'
import type { Mail } from './mail.ts'

/**
 * Queues an email in the outbox and triggers its delivery. Within a transaction, the email is stored together with the data
 * that it is about, and nothing is triggered: the caller calls `wakeMailDelivery` after the commit, or the email waits for
 * the next check of the outbox.
 *
 * @param db the database, or a transaction in it
 * @param expiresAt the time after which the email is not sent any more, because its link has expired
 * @param userId the account that the email is about, or that of its writer; the email is deleted with the account
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

/** Counts the emails of the outbox: those that wait for delivery, and those given up. Rejects if the query fails. */
export async function countMails(): Promise<{ readonly waiting: number; readonly givenUp: number }> {
  const { db } = await getStorage()
  const { all, givenUp } = await db
    .selectFrom('outbox')
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('failedAt').as('givenUp')])
    .executeTakeFirstOrThrow()
  return { waiting: all - givenUp, givenUp }
}
