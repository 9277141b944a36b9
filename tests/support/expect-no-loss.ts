import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished } from 'vitest'
import { openStorage } from '#storage/open-storage.server.ts'
import type { DatabaseKind } from '#storage/migration.ts'
import { goodContact, sendForm } from './contact-form.ts'
import { startFaultyContentServer } from './faulty-content-server.ts'
import { startPostgres } from './postgres.ts'
import { randomNumbers } from './random-numbers.ts'
import { createDataDirectory, startSite } from './server.ts'

/**
 * Kills the server `times` times while it handles contact messages, always on the same database, and sends every message
 * that was not acknowledged to the next server again, as a reader would. Every acknowledged message must be stored, none
 * twice, and each must have exactly one email to the editors in the outbox.
 *
 * @param seed determines when the server is killed and when messages are sent; the progress of the server at that time
 * depends on the machine
 */
export async function expectNoLoss(kind: DatabaseKind, times: number, seed: number): Promise<void> {
  const random = randomNumbers(seed)
  const postgres = kind === 'postgres' ? await startPostgres() : undefined
  onTestFinished(() => postgres?.stop())
  // All starts share a content server, because loading the content would take longer than the rest of each start.
  const content = await startFaultyContentServer()
  onTestFinished(content.stop)
  const dataDirectory = createDataDirectory()
  const databaseUrl = await postgres?.createDatabase()
  const env = {
    ...content.env,
    DATA_DIR: dataDirectory,
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: 'a-secret-that-has-forty-characters-or-so',
    CONTACT_TO: 'editors@example.org',
    TRUSTED_PROXIES: '127.0.0.0/8',
  }
  const acknowledged = new Set<string>()
  const waiting = new Map<string, ReturnType<typeof goodContact>>()
  let writers = 0
  let cut = 0
  const nameOf = (number: number) => `Writer ${number >> 16}-${(number >> 8) & 255}-${number & 255}`
  const addressOf = (name: string) => `10.${name.split(' ')[1]?.split('-').slice(0, 3).join('.')}`

  /** Sends a message, which stays in `waiting` for the next server unless this one acknowledges it. */
  async function send(port: number, name: string) {
    const fields = waiting.get(name) ?? goodContact(name)
    waiting.set(name, fields)
    try {
      const { status } = await sendForm(port, '/contact', fields, { from: addressOf(name) })
      expect([303, 503]).toContain(status)
      // A 503 means that the server was overloaded, so the message has to be sent again.
      if (status === 503) return
      acknowledged.add(name)
      waiting.delete(name)
    } catch (error) {
      if ((error as { code?: string }).code === undefined) throw error
      cut++
    }
  }

  // On a slow machine few messages are acknowledged before their server is killed, so more servers are needed.
  const isEnough = () => acknowledged.size > times && cut > times
  for (let time = 0; time < times || (time < 10 * times && !isEnough()); time++) {
    const site = await startSite(env)
    // Waiting messages are sent again first, at the same intervals as new ones: all of them at once would keep a server that
    // has just started from acknowledging any.
    const due = [...waiting.keys()]
    const sendNext = () => send(site.port, due.shift() ?? nameOf(++writers))
    // After a start, the first response takes a few hundred milliseconds. Half of the servers are killed before or shortly
    // after it, and the others while they handle further messages.
    if (time % 2 === 1) await sendNext()
    const killing = wait(random() * 500).then(() => site.stop('SIGKILL'))
    const sending: Promise<void>[] = []
    while (site.child.exitCode === null && site.child.signalCode === null) {
      sending.push(sendNext())
      await wait(random() * 8)
    }
    await Promise.all([killing, ...sending])
  }
  // Without enough acknowledged messages and cut connections the test would prove too little.
  expect(acknowledged.size).toBeGreaterThan(times)
  expect(cut).toBeGreaterThan(times)
  const site = await startSite(env)
  for (const name of waiting.keys()) await send(site.port, name)
  expect(await site.stop()).toBe(0)
  expect([...waiting.keys()]).toEqual([])

  const storage = await openStorage({ dataDirectory, databaseUrl })
  const messages = await storage.db.selectFrom('contactMessage').select('name').execute()
  const mails = await storage.db.selectFrom('outbox').select('text').execute()
  await storage.close()
  const counts = new Map<string, number>()
  for (const { name } of messages) counts.set(name, (counts.get(name) ?? 0) + 1)
  expect(
    [...counts].filter(([, count]) => count > 1),
    'messages that are there twice',
  ).toEqual([])
  expect(
    [...acknowledged].filter((name) => !counts.has(name)),
    'messages that are lost',
  ).toEqual([])
  const mailed = mails.map(({ text }) => /Writer [\d-]+/.exec(text)?.[0])
  expect(mailed.toSorted()).toEqual([...counts.keys()].toSorted())
}
