import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

type WaitingMail = { readonly recipient: string; readonly subject: string; readonly text: string }

/**
 * Returns the emails in the outbox of the site with this data directory, oldest first. The site must have no mail server,
 * because emails that it has sent are no longer in the outbox.
 */
export function readOutbox(dataDirectory: string): readonly WaitingMail[] {
  const database = new DatabaseSync(join(dataDirectory, 'site.sqlite'), { readOnly: true })
  try {
    return database.prepare('select recipient, subject, text from outbox order by "createdAt"').all() as WaitingMail[]
  } finally {
    database.close()
  }
}

/** Returns the path and query of the first link in the last email to a recipient. Throws an error if there is none. */
export function linkInMail(dataDirectory: string, recipient: string): string {
  const mail = readOutbox(dataDirectory).findLast((one) => one.recipient === recipient)
  const [address = ''] = /https?:\/\/\S+/.exec(mail?.text ?? '') ?? []
  if (address === '') throw new Error(`There is no mail with a link to ${recipient}.`)
  const { pathname, search } = new URL(address)
  return pathname + search
}
