import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { goodContact, sendForm, storedRows } from './contact-form.ts'
import { randomNumbers } from './random-numbers.ts'
import { startSite } from './server.ts'

/**
 * Kills the server `times` times while it handles contact messages, always on the same database, and sends every message
 * that was not acknowledged to the next server again, as a reader would. Every acknowledged message must be stored, none
 * twice, and each must have exactly one mail to the editors in the outbox.
 *
 * @param seed determines when the server is killed and when messages are sent; the progress of the server at that time
 * depends on the machine
 */
export async function expectNoLoss(times: number, seed: number): Promise<void> {
  const random = randomNumbers(seed)
  const dataDirectory = mkdtempSync(join(tmpdir(), 'site-data-'))
  const env = { DATA_DIR: dataDirectory, CONTACT_TO: 'editors@example.org', TRUSTED_PROXIES: '127.0.0.0/8' }
  const acknowledged = new Set<string>()
  const waiting = new Map<string, ReturnType<typeof goodContact>>()
  let writers = 0
  let cut = 0
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

  try {
    for (let time = 0; time < times; time++) {
      const site = await startSite(env)
      // The server may be killed before its first response, after it, or while it handles several messages.
      const killing = wait(random() * 250).then(() => site.stop('SIGKILL'))
      const sending = [...waiting.keys()].map((name) => send(site.port, name))
      while (site.child.exitCode === null && site.child.signalCode === null && sending.length < 400) {
        const number = ++writers
        sending.push(send(site.port, `Writer ${number >> 16}-${(number >> 8) & 255}-${number & 255}`))
        await wait(random() * 8)
      }
      await Promise.all([killing, ...sending])
    }
    const site = await startSite(env)
    for (const name of waiting.keys()) await send(site.port, name)
    expect(await site.stop()).toBe(0)
    expect([...waiting.keys()]).toEqual([])

    const messages = storedRows(dataDirectory, 'contactMessage')
    const names = messages.map(({ name }) => String(name))
    expect(
      names.filter((name, place) => names.indexOf(name) !== place),
      'messages that are there twice',
    ).toEqual([])
    expect(
      [...acknowledged].filter((name) => !names.includes(name)),
      'messages that are lost',
    ).toEqual([])
    const mailed = storedRows(dataDirectory, 'outbox').map(({ text }) => /Writer [\d-]+/.exec(String(text))?.[0])
    expect(mailed.toSorted()).toEqual(names.toSorted())
    // Without enough acknowledged messages and cut connections the test would prove too little.
    expect(acknowledged.size).toBeGreaterThan(times)
    expect(cut).toBeGreaterThan(0)
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true })
  }
}
