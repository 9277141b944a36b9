import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { type Front, page, startFront } from '../../tests/support/http-front.ts'
import { onProblem, type ReportedProblem } from '#telemetry/report.server.ts'
import { warmUp } from './warm-up.ts'

const fronts: Front[] = []
afterEach(async () => {
  for (const front of fronts.splice(0)) await front.stop()
})

async function start(respond: () => Response): Promise<Front> {
  const front = await startFront(respond)
  fronts.push(front)
  return front
}

test('the home page is rendered by this process, also when another one listens on the port', async () => {
  const front = await start(() => page('home'))
  const other = await start(() => page('other'))
  await warmUp(front.http, { port: other.port }, '/')
  expect(front.requests.map(({ url }) => url)).toEqual([`http://localhost:${other.port}/`])
  expect(front.http.pageCache.count).toBe(1)
  expect(other.requests).toEqual([])
})

const brokenBody = () =>
  new ReadableStream({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode('half'))
      await sleep(20)
      controller.error(new Error('broken'))
    },
  })

test.each([
  ['that is no page', () => new Response('down', { status: 503 }), { context: { status: 503 } }],
  ['that breaks off', () => new Response(brokenBody()), { cause: expect.any(Error) }],
])('a home page %s is reported, and the start goes on', async (_, respond, expected) => {
  const problems: ReportedProblem[] = []
  const end = onProblem((problem) => problems.push(problem))
  const front = await start(respond)
  await warmUp(front.http, { port: front.port }, '/')
  end()
  expect(problems).toContainEqual(expect.objectContaining({ event: 'server.warm_up_failed', ...expected }))
})
