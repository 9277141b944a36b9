import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { goodContact, sendForm } from '../support/contact-form.ts'
import { type FaultyContentServer, startFaultyContentServer } from '../support/faulty-content-server.ts'
import { type RunningPostgres, startPostgres } from '../support/postgres.ts'
import { createDataDirectory, type RunningSite, startSite } from '../support/server.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 })

let content: FaultyContentServer
beforeAll(async () => {
  content = await startFaultyContentServer()
})
afterAll(() => content.stop())

const nodes: RunningSite[] = []
let postgres: RunningPostgres | undefined
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((node) => node.stop('SIGKILL')))
  await postgres?.stop()
  postgres = undefined
})

/** Sends forms concurrently, to both nodes by turns, and returns the statuses of the responses. */
const sendToBoth = async (count: number, path: string, fields: () => Readonly<Record<string, string>>) =>
  Promise.all(
    Array.from({ length: count }, async (_, turn) => (await sendForm(nodes[turn % 2]!.port, path, fields())).status),
  )

test.each(['sqlite', 'postgres'] as const)(
  'messages, feedback and questions of one address are limited over two nodes with one database, on %s',
  async (kind) => {
    if (kind === 'postgres') postgres = await startPostgres()
    const env = {
      ...content.env,
      DATABASE_URL: await postgres?.createDatabase(),
      AUTH_SECRET: 'a secret of thirty-two characters or more',
      DATA_DIR: createDataDirectory(),
      CHAT_MAX_PER_MINUTE: '4',
      FEEDBACK_MAX_PER_HOUR: '6',
    }
    nodes.push(await startSite(env), await startSite(env))

    const messages = await sendToBoth(12, '/contact', goodContact)
    expect(messages.sort()).toEqual([...Array(5).fill(303), ...Array(7).fill(429)])
    const about = 'en-US/1/condition/kidney-stones'
    const feedback = await sendToBoth(12, '/feedback', () => ({ about, answer: 'yes' }))
    expect(feedback.sort()).toEqual([...Array(6).fill(303), ...Array(6).fill(429)])

    const isRefused = async (node: RunningSite) => {
      const question = { site: 'en', question: 'What should I drink with a kidney stone?' }
      return (await sendForm(node.port, '/api/chat', question)).text.includes('too-many')
    }
    for (let turn = 0; turn < 4; turn++) expect(await isRefused(nodes[0]!)).toBe(false)
    // If the database takes longer than a second, a node uses its own count alone, which is below the limit here. Therefore
    // only one of the two questions has to be refused.
    const others = [await isRefused(nodes[1]!), await isRefused(nodes[1]!)]
    expect(others).toContain(true)
  },
)
