import { randomUUID } from 'node:crypto'
import { getStorage } from '#storage/storage.server.ts'
import { writeAccountMail } from './account-mail.server.ts'
import type { AccountMail } from './auth-options.ts'

/** Puts a mail about an account into the outbox, from where it is sent. */
export async function sendAccountMail(mail: AccountMail): Promise<void> {
  const { db } = await getStorage()
  const now = new Date().toISOString()
  await db
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      recipient: mail.to,
      replyTo: null,
      ...(await writeAccountMail(mail)),
      createdAt: now,
      expiresAt: null,
      nextAttemptAt: now,
      failedAt: null,
    })
    .execute()
}
