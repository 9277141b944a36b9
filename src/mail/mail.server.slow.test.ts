import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { describeDatabases } from '../../tests/support/databases.ts'
import { type MailServer, startMailServer } from '../../tests/support/mail-server.ts'
import { startNode } from '../../tests/support/processes.ts'
import { onProblem, type ReportedProblem } from '#telemetry/report.server.ts'
import { openStorage, type Storage } from '#storage/open-storage.server.ts'
import type { OutboxRow } from '#storage/tables.ts'
import { composeMail } from './compose-mail.ts'
import { deliverOutbox, type SendMail } from './deliver-outbox.server.ts'
import { queueMail } from './outbox.server.ts'
import { openSmtp } from './smtp.server.ts'

const words = {
  language: 'ar',
  subject: 'تأكيد عنوانك',
  before: ['مرحبا <Ada> & more', 'سطر\nآخر'],
  link: { label: 'تأكيد', href: 'https://example.org/ar/verify?token=1&x="2"' },
  after: ['شكرا'],
  from: 'Plain Urology',
} as const

const mail = (to: string) => ({ to, ...composeMail(words) })
const minute = 60_000

let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
})
beforeEach(() => {
  server.clear()
  server.respondWith(() => undefined)
})
afterAll(() => server.close())

const smtpSettings = { mailFrom: 'Plain Urology <no-reply@example.org>', publicOrigin: 'https://example.org:8443' }

async function withSmtp<Result>(act: (send: SendMail) => Promise<Result>): Promise<Result> {
  const smtp = await openSmtp({ ...smtpSettings, smtpUrl: server.url })
  try {
    return await act(smtp.send)
  } finally {
    smtp.close()
  }
}

const mailsTo = (address: string) => server.mails.filter(({ to }) => to.includes(address))
const rows = ({ db }: Storage) => db.selectFrom('outbox').selectAll().execute()

async function problemsOf(act: () => Promise<unknown>): Promise<ReportedProblem[]> {
  const problems: ReportedProblem[] = []
  const end = onProblem((problem) => problems.push(problem))
  await act()
  end()
  return problems
}

describe('a composed mail', () => {
  const { text, html, subject } = composeMail(words)

  test('has a plain text part, with the URL of its link on a line of its own', () => {
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        'مرحبا <Ada> & more',
        'تأكيد:',
        'https://example.org/ar/verify?token=1&x="2"',
        '-- ',
        'Plain Urology',
      ]),
    )
    expect(subject).toBe('تأكيد عنوانك')
  })

  test('has an HTML part with its language and direction, in which text is escaped', () => {
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toContain('&lt;Ada&gt; &amp; more')
    expect(html).toContain('سطر<br>آخر')
    expect(html).toContain('<a href="https://example.org/ar/verify?token=1&amp;x=&quot;2&quot;">')
    expect(html).not.toMatch(/<img|<link|<script|url\(/)
  })
})

test('a mail that takes too long is cancelled, so that it holds up no other mail', async () => {
  const smtp = await openSmtp({ ...smtpSettings, smtpUrl: server.url, timeoutMs: 5000 })
  const row = (recipient: string): OutboxRow => ({
    ...mail(recipient),
    id: randomUUID(),
    recipient,
    replyTo: null,
    createdAt: new Date().toISOString(),
    expiresAt: null,
    attempts: 1,
    nextAttemptAt: new Date().toISOString(),
    failedAt: null,
    userId: null,
  })
  server.respondWith(() => new Promise(() => undefined))
  await expect(smtp.send(row('slow@example.org'))).rejects.toMatchObject({ code: 'EABORT' })
  server.respondWith(() => undefined)
  await smtp.send(row('quick@example.org'))
  expect(mailsTo('quick@example.org')).toHaveLength(1)
  smtp.close()
})

describeDatabases('the outbox', ({ create, open }) => {
  test('a mail is delivered once, and deleted from the outbox', async () => {
    const storage = await open()
    await queueMail(storage.db, { ...mail('ada@example.org'), replyTo: 'grace@example.org' })
    const [{ id } = { id: 'none' }] = await rows(storage)
    await withSmtp(async (send) => {
      await deliverOutbox({ db: storage.db, send })
      await deliverOutbox({ db: storage.db, send })
    })
    const [received, ...more] = mailsTo('ada@example.org')
    expect(more).toEqual([])
    expect(await rows(storage)).toEqual([])
    expect(received?.messageId).toBe(`<${id}@example.org>`)
    expect(received?.raw).toMatch(/^From: Plain Urology <no-reply@example\.org>\r$/m)
    expect(received?.raw).toMatch(/^Reply-To: grace@example\.org\r$/m)
    expect(received?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(received?.raw).toMatch(
      /Content-Type: text\/plain; charset=utf-8[\s\S]*Content-Type: text\/html; charset=utf-8/,
    )
  })

  test('a mail queued in a transaction that is rolled back is not sent', async () => {
    const storage = await open()
    const failing = storage.db.transaction().execute(async (db) => {
      await queueMail(db, mail('never@example.org'))
      throw new Error('Changed my mind.')
    })
    await expect(failing).rejects.toThrow('Changed my mind.')
    expect(await rows(storage)).toEqual([])
  })

  test('a failed delivery is retried with growing delays and then given up, and reports contain no address', async () => {
    const storage = await open()
    const { db } = storage
    await queueMail(db, mail('patient@example.org'))
    const start = Date.now()
    let now = start
    let attempts = 0
    const waits: number[] = []
    const send = () => {
      attempts++
      return Promise.reject(Object.assign(new Error('connect patient@example.org'), { code: 'ECONNECTION' }))
    }
    const problems = await problemsOf(async () => {
      for (;;) {
        const next = await deliverOutbox({ db, send, now: () => now })
        if (next === undefined) break
        waits.push((next - now) / minute)
        now = next
      }
    })
    expect(waits).toEqual([1, 2, 5, 15, 30, 60, 120, 240, 480, 720, 1440, 1440])
    expect(attempts).toBe(13)
    expect(problems.map(({ event }) => event)).toEqual([...Array(12).fill('mail.delivery_failed'), 'mail.given_up'])
    expect(problems[0]?.context).toMatchObject({ attempts: 1, code: 'ECONNECTION' })
    expect(JSON.stringify(problems)).not.toContain('patient@')
    expect((await rows(storage))[0]?.failedAt).toBe(new Date(now).toISOString())
  })

  test('a mail that failed is delivered at the next attempt', async () => {
    const { db } = await open()
    await queueMail(db, mail('later@example.org'))
    server.respondWith(() => Object.assign(new Error('Try again later'), { responseCode: 451 }))
    const now = Date.now()
    await withSmtp(async (send) => {
      await deliverOutbox({ db, send, now: () => now })
      server.respondWith(() => undefined)
      await deliverOutbox({ db, send, now: () => now + minute })
    })
    expect(mailsTo('later@example.org')).toHaveLength(1)
  })

  test('a mail to a server that greylists is accepted at the second attempt, a minute later, once', async () => {
    const storage = await open()
    const { db } = storage
    const address = `grey-${storage.kind}@example.org`
    await queueMail(db, mail(address))
    const now = Date.now()
    const problems = await problemsOf(() =>
      withSmtp(async (send) => {
        expect(await deliverOutbox({ db, send, now: () => now })).toBe(now + minute)
        expect(mailsTo(address)).toEqual([])
        await deliverOutbox({ db, send, now: () => now + minute })
      }),
    )
    expect(problems).toMatchObject([
      { event: 'mail.delivery_failed', context: { attempts: 1, code: 'EENVELOPE', status: 450 } },
    ])
    expect(mailsTo(address)).toHaveLength(1)
    expect(await rows(storage)).toEqual([])
  })

  test('while the mail server is down mails wait in the outbox, and are delivered once it is back', async () => {
    const storage = await open()
    const { db } = storage
    for (const name of ['one', 'two']) await queueMail(db, mail(`${name}-${storage.kind}@example.org`))
    const now = Date.now()
    const down = await openSmtp({
      smtpUrl: 'smtp://127.0.0.1:1',
      mailFrom: 'a@example.org',
      publicOrigin: 'https://example.org',
    })
    const problems = await problemsOf(() => deliverOutbox({ db, send: down.send, now: () => now }))
    down.close()
    expect(problems).toMatchObject(
      ['one', 'two'].map(() => ({ event: 'mail.delivery_failed', context: { attempts: 1, code: 'ESOCKET' } })),
    )
    expect(await rows(storage)).toHaveLength(2)
    await withSmtp((send) => deliverOutbox({ db, send, now: () => now + minute }))
    for (const name of ['one', 'two']) expect(mailsTo(`${name}-${storage.kind}@example.org`)).toHaveLength(1)
    expect(await rows(storage)).toEqual([])
  })

  test('a mail to an unknown recipient is given up at once, and other mails are delivered', async () => {
    const storage = await open()
    await queueMail(storage.db, mail('nobody@example.org'))
    await queueMail(storage.db, mail('somebody@example.org'))
    const problems = await problemsOf(() => withSmtp((send) => deliverOutbox({ db: storage.db, send })))
    expect(problems).toMatchObject([{ event: 'mail.given_up', context: { code: 'EENVELOPE', status: 550 } }])
    expect(mailsTo('somebody@example.org')).toHaveLength(1)
    expect(await rows(storage)).toMatchObject([{ recipient: 'nobody@example.org', attempts: 1 }])
  })

  test('no mail is given up while the mail server requires a login', async () => {
    const { db } = await open()
    await queueMail(db, mail('ada@example.org'))
    const now = Date.now()
    const strict = await startMailServer({ requiresLogin: true })
    const smtp = await openSmtp({ ...smtpSettings, smtpUrl: strict.url })
    const problems = await problemsOf(async () => {
      expect(await deliverOutbox({ db, send: smtp.send, now: () => now })).toBe(now + minute)
    })
    smtp.close()
    await strict.close()
    expect(problems).toMatchObject([
      { event: 'mail.delivery_failed', context: { attempts: 1, code: 'EENVELOPE', status: 530 } },
    ])
    await withSmtp((send) => deliverOutbox({ db, send, now: () => now + minute }))
    expect(mailsTo('ada@example.org')).toHaveLength(1)
  })

  test.each([
    ['EENVELOPE', 'MAIL FROM', 530, false],
    ['EENVELOPE', 'MAIL FROM', 553, false],
    ['EENVELOPE', 'RCPT TO', 530, false],
    ['EENVELOPE', 'DATA', 554, false],
    ['EAUTH', 'AUTH PLAIN', 535, false],
    ['EENVELOPE', 'RCPT TO', 550, true],
    ['EENVELOPE', 'RCPT TO', 450, false],
    ['EMESSAGE', 'DATA', 554, true],
    ['EMESSAGE', 'DATA', 451, false],
  ])(
    'after the error %s for %s with status %i, a mail is given up at once: %s',
    async (code, command, status, isGivenUp) => {
      const storage = await open()
      await queueMail(storage.db, mail('ada@example.org'))
      const error = Object.assign(new Error('Refused'), { code, command, responseCode: status })
      await problemsOf(() => deliverOutbox({ db: storage.db, send: () => Promise.reject(error) }))
      const [row] = await rows(storage)
      expect(row?.failedAt !== null).toBe(isGivenUp)
    },
  )

  test('a mail that was queued while the clock was ahead is sent once the clock is right, and a retry keeps its time', async () => {
    const storage = await open()
    const { db } = storage
    const now = Date.now()
    const address = `ahead-${storage.kind}@example.org`
    vi.useFakeTimers({ toFake: ['Date'], now: now + 30 * 1440 * minute })
    await queueMail(db, mail(address)).finally(() => vi.useRealTimers())
    await queueMail(db, mail('retried@example.org'))
    const nextAttemptAt = new Date(now + 1440 * minute).toISOString()
    await db.updateTable('outbox').set({ nextAttemptAt }).where('recipient', '=', 'retried@example.org').execute()
    await withSmtp(async (send) => {
      expect(await deliverOutbox({ db, send, now: () => now })).toBe(now + 1440 * minute)
    })
    expect(mailsTo(address)).toHaveLength(1)
    expect(await rows(storage)).toMatchObject([{ recipient: 'retried@example.org' }])
  })

  test('an expired mail is not sent', async () => {
    const storage = await open()
    await queueMail(storage.db, mail('expired@example.org'), { expiresAt: new Date(Date.now() - 1) })
    await withSmtp((send) => deliverOutbox({ db: storage.db, send }))
    expect(mailsTo('expired@example.org')).toEqual([])
    expect(await rows(storage)).toEqual([])
  })

  test('processes that deliver at the same time send every mail once', async () => {
    const settings = await create()
    const storage = await openStorage(settings)
    for (let index = 0; index < 12; index++) await queueMail(storage.db, mail(`crowd${index}@example.org`))
    const args = [
      server.url,
      String(minute),
      settings.dataDirectory,
      ...(settings.databaseUrl ? [settings.databaseUrl] : []),
    ]
    const all = [1, 2, 3].map(() => startNode(['tests/support/deliver-mail.ts', ...args]))
    for (const { ended, output } of all) expect([await ended, output()]).toEqual([0, 'delivered\n'])
    for (let index = 0; index < 12; index++) expect(mailsTo(`crowd${index}@example.org`)).toHaveLength(1)
    await storage.close()
  })

  test('a mail whose delivery is killed is sent again with the same Message-ID', async () => {
    const settings = await create()
    const storage = await openStorage(settings)
    const address = `killed-${storage.kind}@example.org`
    await queueMail(storage.db, mail(address))
    // The mail server receives the email, but never responds.
    server.respondWith(() => new Promise(() => undefined))
    const args = [server.url, '2000', settings.dataDirectory, ...(settings.databaseUrl ? [settings.databaseUrl] : [])]
    const killed = startNode(['tests/support/deliver-mail.ts', ...args])
    await vi.waitUntil(() => mailsTo(address).length === 1, 15_000)
    await killed.stop('SIGKILL')
    expect(await rows(storage)).toHaveLength(1)
    server.respondWith(() => undefined)
    await withSmtp(async (send) => {
      // Another process does not send the email while the lease lasts.
      await deliverOutbox({ db: storage.db, send, now: () => Date.now() - minute })
      expect(mailsTo(address)).toHaveLength(1)
      await deliverOutbox({ db: storage.db, send, now: () => Date.now() + minute })
    })
    const both = mailsTo(address).map(({ messageId }) => messageId)
    expect(both).toHaveLength(2)
    expect(new Set(both).size).toBe(1)
    expect(await rows(storage)).toEqual([])
    await storage.close()
  })
})
