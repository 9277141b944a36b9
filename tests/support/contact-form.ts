import { DatabaseSync } from 'node:sqlite'
import { sqliteFile } from '#storage/open-storage.server.ts'
import { askServer } from './http-front.ts'

export type ContactFields = Readonly<Record<string, string>>

/** Returns valid fields of a contact form that was shown a minute ago; a form sent within 3 s would be held for review. */
export const goodContact = (name = 'Ada Lovelace') => ({
  key: Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16)).join(''),
  'shown-at': String(Date.now() - 60_000),
  subject: 'A mistake on a page',
  name,
  email: 'ada@example.org',
  message: 'On the page about kidney stones a number is wrong.',
  reference: '',
  consent: 'yes',
})

export type FormOptions = { readonly headers?: Readonly<Record<string, string>>; readonly from?: string }

/**
 * Sends a form as a browser does from a page of the site, unless `headers` replace `sec-fetch-site`. `from` is the visitor's
 * IP address if proxies are trusted.
 */
export const sendForm = (port: number, path: string, fields: ContactFields, { headers, from }: FormOptions = {}) =>
  askServer(port, path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(headers ?? { 'sec-fetch-site': 'same-origin' }),
      ...(from !== undefined && { 'x-forwarded-for': from }),
    },
    body: new URLSearchParams(fields).toString(),
  })

/** Returns the rows of a table, read from the database itself and not through the server. */
export function storedRows(
  dataDirectory: string,
  table: 'contactMessage' | 'feedback' | 'outbox' | 'searchWithoutResult',
): Record<string, unknown>[] {
  const database = new DatabaseSync(sqliteFile(dataDirectory), { readOnly: true, timeout: 5000 })
  try {
    return database.prepare(`select * from "${table}"`).all()
  } finally {
    database.close()
  }
}
