import { deliverOutbox } from '#mail/deliver-outbox.server.ts'
import { openSmtp } from '#mail/smtp.server.ts'
import { openStorage } from '#storage/open-storage.server.ts'

// Sends the emails that are due, and exits. A test kills this process while it is sending (mail.server.slow.test.ts).
const [smtpUrl = '', leaseMs, dataDirectory = '', databaseUrl] = process.argv.slice(2)
const { db, close } = await openStorage({ dataDirectory, databaseUrl })
const smtp = await openSmtp({ smtpUrl, mailFrom: 'no-reply@example.org', publicOrigin: 'https://example.org' })
await deliverOutbox({ db, send: smtp.send, leaseMs: Number(leaseMs) })
smtp.close()
await close()
process.stdout.write('delivered\n')
