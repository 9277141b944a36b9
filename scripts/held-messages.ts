import { parseArgs } from 'node:util'
import { deleteMessageMail, messageMail } from '#features/contact/message-mail.ts'
import { loadSettings } from '#config/settings.server.ts'
import { queueMail } from '#mail/outbox.server.ts'
import { isSiteHandle } from '#sites/sites.ts'
import { openStorage } from '#storage/open-storage.server.ts'
import { requireNode } from './lib/require-node.ts'

// Prints the contact messages that may come from a bot. They are stored, but not emailed until a person releases them.
// `--release <id>` queues such a message for the editors, `--delete <id>` deletes any message, also from the outbox, and
// `--all` prints all messages.
requireNode()
const { values } = parseArgs({
  options: { all: { type: 'boolean', default: false }, release: { type: 'string' }, delete: { type: 'string' } },
})
const settings = loadSettings(process.env)
const { db, close } = await openStorage(settings)
try {
  if (values.release !== undefined) console.log(await release(values.release))
  else if (values.delete !== undefined) console.log(await remove(values.delete))
  else await show()
} finally {
  await close()
}

async function show() {
  let query = db.selectFrom('contactMessage').selectAll().orderBy('createdAt')
  if (!values.all) query = query.where('needsReview', '=', 1)
  const messages = await query.execute()
  if (messages.length === 0) console.log(values.all ? 'There are no messages.' : 'No message waits to be looked at.')
  for (const { id, createdAt, site, subject, name, email, message, needsReview } of messages) {
    console.log(`${id}  ${createdAt}  ${site}${needsReview ? '  to be looked at' : ''}`)
    console.log(`    ${subject}, from ${name} <${email}>`)
    console.log(message.replaceAll(/^/gm, '        '))
  }
}

/** Releases a message that does not come from a bot: puts it into the outbox. The server emails it to the editors. */
async function release(id: string): Promise<string> {
  const { contactTo } = settings
  if (contactTo === undefined) return 'Set CONTACT_TO, so that it can be mailed to the editors.'
  return db.transaction().execute(async (transaction) => {
    const found = await transaction
      .updateTable('contactMessage')
      .set({ needsReview: 0 })
      .where('id', '=', id)
      .where('needsReview', '=', 1)
      .returningAll()
      .executeTakeFirst()
    if (!found) return `No message with the id ${id} waits to be looked at.`
    const { site, userId, ...message } = found
    if (!isSiteHandle(site)) throw new Error(`The message is of the site "${site}", which there is no more.`)
    await queueMail(transaction, messageMail(contactTo, { ...message, site }), { userId: userId ?? undefined })
    return 'It is in the outbox.'
  })
}

async function remove(id: string): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('contactMessage')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return `There is no message with the id ${id}.`
    await deleteMessageMail(transaction, id)
    return 'It is deleted.'
  })
}
