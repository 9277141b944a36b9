import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { loadSettings } from '#config/settings.server.ts'
import { openStorage } from '#storage/open-storage.server.ts'
import { goodContact, sendForm, storedRows } from '../support/contact-form.ts'
import { askServer } from '../support/http-front.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { startNode } from '../support/processes.ts'
import { attribute } from '../support/render-markup.tsx'
import { readPage } from '../support/read-page.ts'
import { type RunningSite, startSite } from '../support/server.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let site: RunningSite
let mail: MailServer
const dataDirectory = mkdtempSync(join(tmpdir(), 'site-data-'))

beforeAll(async () => {
  mail = await startMailServer()
  site = await startSite({
    DATA_DIR: dataDirectory,
    SMTP_URL: mail.url,
    CONTACT_TO: 'editors@example.org',
    TRUSTED_PROXIES: '127.0.0.0/8',
    LOG_LEVEL: 'info',
  })
})
afterAll(async () => {
  await site.stop('SIGKILL')
  await mail.close()
  rmSync(dataDirectory, { recursive: true, force: true })
})

let visitors = 0
/** Returns a new IP address, from which no message has been sent before. */
const somebody = () => `192.0.2.${++visitors}`
const send = (fields: Record<string, string>, from = somebody(), path = '/contact') =>
  sendForm(site.port, path, fields, { from })
const messages = () => storedRows(dataDirectory, 'contactMessage')
const messagesOf = (name: string) => messages().filter((row) => row.name === name)

describe('a contact message', () => {
  test('is stored and mailed to the editors, and the redirect after it has no content of the message', async () => {
    const fields = { ...goodContact(), name: 'Grace', message: 'A line.\r\nAnother line with <b>signs</b>.' }
    const { status, headers, text } = await send(fields, somebody(), '/nl/contact')
    // The subject is English, and the Dutch site does not offer it.
    expect(status).toBe(422)
    expect(text).toContain('Kies een onderwerp.')

    const answer = await send({ ...fields, subject: 'Een vertaling' }, somebody(), '/nl/contact')
    expect([answer.status, answer.headers.location, answer.headers['cache-control']]).toEqual([
      303,
      '/nl/contact?sent=yes',
      'no-store',
    ])
    expect(headers['cache-control']).toBe('no-store')
    expect(messagesOf('Grace')).toMatchObject([
      {
        site: 'nl',
        subject: 'Een vertaling',
        email: 'ada@example.org',
        message: 'A line.\nAnother line with <b>signs</b>.',
        needsReview: 0,
        userId: null,
      },
    ])
    await vi.waitUntil(() => mail.mails.some(({ raw }) => raw.includes('Grace')), 60_000)
    const [received, ...more] = mail.mails.filter(({ raw }) => raw.includes('Grace'))
    expect(more).toEqual([])
    expect(received?.to).toEqual(['editors@example.org'])
    expect(received?.raw).toMatch(/^Reply-To: ada@example\.org\r$/m)
    // The email arrives before its row is deleted.
    await expect.poll(() => storedRows(dataDirectory, 'outbox'), { timeout: 60_000 }).toEqual([])
  })

  test('shows its confirmation page on every reload without being sent again', async () => {
    for (let times = 0; times < 2; times++) {
      const { status, text, headers } = await askServer(site.port, '/contact?sent=yes')
      expect(status).toBe(200)
      expect(headers['cache-control']).toBe('private, no-store')
      expect(text).toContain('Your message has been sent.')
      expect(text).not.toContain('<form class')
    }
  })

  test('that is submitted twice, in sequence or concurrently, is stored once', async () => {
    const fields = { ...goodContact(), name: 'Twice' }
    const from = somebody()
    const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(() => send(fields, from)))
    answers.push(await send(fields, from))
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(303))
    expect(messagesOf('Twice')).toHaveLength(1)
  })

  test('that was edited before it was submitted again is stored as a second message', async () => {
    const fields = { ...goodContact(), name: 'Changed' }
    await send(fields)
    await send({ ...fields, message: `${fields.message} And another one.` })
    expect(messagesOf('Changed')).toHaveLength(2)
  })
})

describe('an invalid contact message', () => {
  test('comes back with its text and with each error at the field and in the summary', async () => {
    const fields = {
      ...goodContact(),
      subject: 'Nonsense',
      name: ' ',
      email: 'ada@',
      message: 'Too <b>',
      consent: undefined,
    }
    const sent = Object.fromEntries(
      Object.entries(fields).filter((pair): pair is [string, string] => pair[1] !== undefined),
    )
    const answer = await send(sent)
    expect(answer.status).toBe(422)
    expect(answer.headers['cache-control']).toBe('no-store')
    for (const words of [
      'Choose a subject.',
      'Enter your name.',
      'Enter an e-mail address such as name@example.org.',
      'Write a message of at least 10 characters.',
      'Tick the box, so that we may store your message.',
    ])
      expect(answer.text.split(words)).toHaveLength(3)
    expect(answer.text).toContain('value="ada@"')
    expect(answer.text).toContain('>Too &lt;b&gt;</textarea>')
    expect(messages().some(({ email }) => email === 'ada@')).toBe(false)
  })

  test('of more than 5,000 characters comes back whole, and one of 5,000 is stored', async () => {
    const signs = '石'.repeat(5000)
    expect((await send({ ...goodContact(), name: 'Long', message: signs })).status).toBe(303)
    expect(messagesOf('Long')[0]?.message).toBe(signs)
    const { status, text } = await send({ ...goodContact(), name: 'Longer', message: `${signs}尿` })
    expect(status).toBe(422)
    expect(text).toContain(`${signs}尿</textarea>`)
    expect(text).toContain('It can have up to 5,000 characters.')
    const huge = 'x'.repeat(300_000)
    expect((await send({ ...goodContact(), message: huge })).text).toContain(`${huge}</textarea>`)
  })

  test('over the limit of the request body is refused with 413', async () => {
    const { status, text } = await send({ ...goodContact(), message: 'x'.repeat(1_100_000) })
    expect([status, text]).toEqual([413, 'The request body is too large.\n'])
  })

  test('has its control characters removed, and cannot inject a mail header', async () => {
    const fields = {
      ...goodContact(),
      name: 'Nul\u0000\r\nBcc: all@example.org',
      message: 'Ten \u0000 signs and more.',
    }
    expect((await send(fields)).status).toBe(303)
    expect(messagesOf('Nul Bcc: all@example.org')).toMatchObject([{ message: 'Ten  signs and more.' }])
    await vi.waitUntil(() => mail.mails.some(({ raw }) => raw.includes('signs and more')), 60_000)
    expect(mail.mails.find(({ raw }) => raw.includes('signs and more'))?.raw).not.toMatch(/^bcc:/im)
  })
})

describe('the sender of a contact message', () => {
  test.each([
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    {},
  ])('of a cross-site request gets the form back with its text and a 403 (%j)', async (headers) => {
    const fields = goodContact('Foreign')
    const answer = await sendForm(site.port, '/contact', fields, { headers: { ...headers } as Record<string, string> })
    expect(answer.status).toBe(403)
    expect(answer.text).toContain(`${fields.message}</textarea>`)
    expect(answer.text).toContain('Please send it once more.')
    expect(messagesOf('Foreign')).toEqual([])
  })

  test('gets the form back with a 429 after five messages in an hour, and other senders do not', async () => {
    const from = somebody()
    for (let times = 0; times < 5; times++)
      expect((await send({ ...goodContact(), name: 'Often' }, from)).status).toBe(303)
    const fields = goodContact('Often')
    const refused = await send(fields, from)
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600'])
    expect(refused.text).toContain(`${fields.message}</textarea>`)
    expect(messagesOf('Often')).toHaveLength(5)
    expect((await send({ ...goodContact(), name: 'Often' })).status).toBe(303)
  })

  test('cannot exceed the limit of five by concurrent messages, and a duplicate does not count', async () => {
    const from = somebody()
    const twice = { ...goodContact(), name: 'At once' }
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => send(twice, from)),
      ...Array.from({ length: 20 }, () => send({ ...goodContact(), name: 'At once' }, from)),
    ])
    expect(answers.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill(303))
    expect(answers.slice(10).filter(({ status }) => status === 303)).toHaveLength(4)
    expect(answers.slice(10).filter(({ status }) => status === 429)).toHaveLength(16)
    expect(messagesOf('At once')).toHaveLength(5)
  })

  test.each([
    ['fills in the honeypot field', () => ({ reference: 'https://spam.example' })],
    ['sends the form too quickly', () => ({ 'shown-at': String(Date.now()) })],
    ['leaves out a hidden field', () => ({ 'shown-at': '' })],
  ] as [string, () => Record<string, string>][])(
    'who %s sees the usual confirmation, and the message is held back for review',
    async (sender, change) => {
      let name = `Robot who ${sender}`
      let began: number
      // On a busy machine the request may take three seconds, after which the form no longer counts as sent too quickly. In
      // that case, another message is sent.
      do {
        began = performance.now()
        name += '!'
        const { status, headers } = await send({ ...goodContact(name), ...change() })
        expect([status, headers.location]).toEqual([303, '/contact?sent=yes'])
      } while (performance.now() - began > 2500)
      expect(messagesOf(name)).toMatchObject([{ needsReview: 1 }])
      await send({ ...goodContact(), name: 'After the robot' })
      await vi.waitUntil(() => storedRows(dataDirectory, 'outbox').length === 0, 60_000)
      expect(mail.mails.some(({ raw }) => raw.includes('Robot'))).toBe(false)
    },
  )

  test('has a message that was held back mailed once after its release', async () => {
    await send({ ...goodContact('Person'), message: 'Written in haste.', 'shown-at': '' })
    const id = String(messagesOf('Person')[0]?.id)
    async function release() {
      const env = { DATA_DIR: dataDirectory, CONTACT_TO: 'editors@example.org' }
      const command = startNode(['scripts/held-messages.ts', '--release', id], env)
      return [await command.ended, command.output()]
    }
    expect(await release()).toEqual([0, 'It is in the outbox.\n'])
    expect(await release()).toEqual([0, `No message with the id ${id} waits to be looked at.\n`])
    // The next message triggers a delivery of the outbox.
    await send({ ...goodContact(), name: 'After the release' })
    const mailed = () => mail.mails.filter(({ raw }) => raw.includes('Written in haste.'))
    await vi.waitUntil(() => mailed().length > 0 && storedRows(dataDirectory, 'outbox').length === 0, 60_000)
    expect(mailed().map(({ to }) => to)).toEqual([['editors@example.org']])
    expect(mailed()[0]?.raw).toMatch(/^Reply-To: ada@example\.org\r$/m)
  })
})

test('a message that is deleted by the command is not mailed any more, and other messages still are', async () => {
  const env = { DATA_DIR: mkdtempSync(join(tmpdir(), 'site-data-')), CONTACT_TO: 'editors@example.org' }
  const { db, close } = await openStorage(loadSettings(env))
  const ids = [randomUUID(), randomUUID()] as const
  const at = new Date().toISOString()
  const writer = { site: 'en', subject: '', name: 'Ada', email: 'ada@example.org', consentedAt: at, createdAt: at }
  const rows = ids.map((id) => ({ ...writer, id, idempotencyKey: id, userId: null, message: `It is ${id}.` }))
  await db
    .insertInto('contactMessage')
    .values(rows.map((row) => ({ ...row, needsReview: 1 })))
    .execute()
  await close()
  async function run(...args: string[]) {
    const command = startNode(['scripts/held-messages.ts', ...args], env)
    return [await command.ended, command.output()]
  }
  try {
    for (const id of ids) expect(await run('--release', id)).toEqual([0, 'It is in the outbox.\n'])
    expect(await run('--delete', ids[0])).toEqual([0, 'It is deleted.\n'])
    expect(storedRows(env.DATA_DIR, 'contactMessage')).toMatchObject([{ id: ids[1] }])
    expect(storedRows(env.DATA_DIR, 'outbox')).toMatchObject([{ text: expect.stringContaining(ids[1]) as string }])
    expect(await run('--delete', '%')).toEqual([0, 'There is no message with the id %.\n'])
    expect(storedRows(env.DATA_DIR, 'outbox')).toHaveLength(1)
  } finally {
    rmSync(env.DATA_DIR, { recursive: true, force: true })
  }
})

test('the contact form is not cached, and every form has its own key', async () => {
  const keys = new Set<string | undefined>()
  for (let times = 0; times < 2; times++) {
    const { headers, document } = await readPage(site, '/contact')
    expect(headers['cache-control']).toBe('private, no-store')
    keys.add(document.attribute((element) => attribute(element, 'name') === 'key', 'value'))
  }
  expect(keys.size).toBe(2)
})

test('a path without a form refuses POST with 405, also under the prefix of a site', async () => {
  for (const path of ['/condition/kidney-stones', '/xx/contact', '/contact/more', '/nl/nl/contact', '/search']) {
    expect((await send(goodContact(), somebody(), path)).status).toBe(405)
  }
})

test('no content of a message is logged', () => {
  expect(site.output()).toContain('"path":"/contact"')
  expect(site.output()).not.toMatch(/ada@|Lovelace|Grace|Another line|kidney stones a number|192\.0\.2\./)
})

describe('without a database', () => {
  test('the contact form comes back with its text and a 503, and messages are stored once the database is back', async () => {
    const broken = mkdtempSync(join(tmpdir(), 'site-data-'))
    const file = join(broken, 'site.sqlite')
    writeFileSync(file, 'This is a letter and not a database. '.repeat(100))
    const server = await startSite({ DATA_DIR: broken, LOG_LEVEL: 'error' })
    try {
      const fields = goodContact()
      const answer = await sendForm(server.port, '/contact', fields)
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '60'])
      expect(answer.text).toContain(`${fields.message}</textarea>`)
      expect(answer.text).toContain('The fault is ours, not yours.')
      const about = 'en-US/1/condition/kidney-stones'
      const feedback = await sendForm(server.port, '/feedback', { about, answer: 'wrong', comment: 'My own words' })
      expect([feedback.status, feedback.text.includes('My own words</textarea>')]).toEqual([503, true])
      expect((await askServer(server.port, '/condition/kidney-stones')).status).toBe(200)
      await server.waitFor(/site\.sqlite cannot be used: file is not a database/)
      expect(server.output()).not.toContain('ada@')
      rmSync(file)
      expect((await sendForm(server.port, '/contact', fields)).status).toBe(303)
      expect(storedRows(broken, 'contactMessage')).toHaveLength(1)
    } finally {
      await server.stop('SIGKILL')
      chmodSync(broken, 0o700)
      rmSync(broken, { recursive: true, force: true })
    }
  })
})
