import type { Kysely } from 'kysely'
import { composeMail } from '#mail/compose-mail.ts'
import type { Mail } from '#mail/mail.ts'
import { sites, type SiteHandle } from '#sites/sites.ts'
import type { Tables } from '#storage/tables.ts'

/** The columns of a stored message that the email to the editors needs. */
type StoredMessage = Readonly<Record<'id' | 'subject' | 'name' | 'email' | 'message', string>> & {
  readonly site: SiteHandle
}

/**
 * Returns the email that forwards a message to the editors; a reply goes to the writer. The text has no labels, so that the
 * email is the same whether it is sent at once or released later by a command, which has no message catalogues.
 */
export function messageMail(to: string, { id, site, subject, name, email, message }: StoredMessage): Mail {
  const { name: siteName, locale } = sites[site]
  return {
    to,
    replyTo: email,
    ...composeMail({
      language: locale,
      subject: subject === '' ? siteName : `${siteName}: ${subject}`,
      before: [[name, email, subject].filter((line) => line !== '').join('\n'), message],
      from: `${siteName} (${site})${idSuffix(id)}`,
    }),
  }
}

const idSuffix = (id: string): string => `, ${id}`

/** Deletes the email about a message from the outbox, if it has not been sent yet. Its text ends with the message's id. */
export async function deleteMessageMail(db: Kysely<Tables>, id: string): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('text', 'like', `%${idSuffix(id)}\n`)
    .execute()
}
