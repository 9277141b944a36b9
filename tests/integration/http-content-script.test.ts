import { request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askServer } from '../support/http-front.ts'
import { type RunningProcess, startNode } from '../support/processes.ts'

const token = 'token-of-this-test'
let content: RunningProcess
let port: number

beforeAll(async () => {
  port = 20_000 + (process.pid % 20_000)
  content = startNode(['scripts/content.ts'], { CONTENT_PORT: String(port), CONTENT_TOKEN: token, VITEST: undefined })
  await content.waitFor(/Content server: http/)
}, 60_000)
afterAll(() => content.stop('SIGKILL'))

const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
const query = (length = 0) => JSON.stringify({ query: `{ __typename }${' '.repeat(length)}` })

async function expectAlive() {
  const answer = await askServer(port, '/graphql', { method: 'POST', headers, body: query() })
  expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { data: { __typename: 'Query' } }])
}

function askRaw(head: string) {
  return new Promise<string>((resolve, reject) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${head}\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    )
    socket.on('data', (part) => (text += part.toString()))
    socket.on('error', reject)
    socket.on('close', () => resolve(text))
  })
}

test('the content server survives a request body that is cut off', async () => {
  await expectAlive()
  for (let time = 0; time < 3; time++) {
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write('POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\n{"query"', () => {
          setTimeout(() => socket.destroy(), 20)
        })
      })
      socket.on('close', () => resolve())
    })
  }
  await expectAlive()
  expect(content.output()).not.toMatch(/Error|aborted/)
})

test('the content server refuses malformed request targets and other methods', async () => {
  expect(await askRaw('GET http://evil.test/graphql HTTP/1.1')).toMatch(/^HTTP\/1\.1 400/)
  expect(await askRaw('OPTIONS * HTTP/1.1')).toMatch(/^HTTP\/1\.1 400/)
  expect(await askRaw('TRACE /graphql HTTP/1.1')).toMatch(/^HTTP\/1\.1 405/)
  expect(await askRaw('DELETE /graphql HTTP/1.1')).toMatch(/^HTTP\/1\.1 405/)
  await expectAlive()
})

test('the content server refuses a body over 100 kB with 413, with and without Content-Length', async () => {
  const body = query(100_000 - query().length)
  expect((await askServer(port, '/graphql', { method: 'POST', headers, body })).status).toBe(200)
  const long = { ...headers, 'content-length': '100001' }
  expect((await askServer(port, '/graphql', { method: 'POST', headers: long })).status).toBe(413)
  const status = await new Promise((resolve, reject) => {
    const asking = request(
      { port, host: '127.0.0.1', path: '/graphql', method: 'POST', agent: false, headers },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      },
    )
    asking.on('error', reject)
    asking.write(Buffer.alloc(60_000, ' '))
    asking.write(Buffer.alloc(60_000, ' '))
  })
  expect(status).toBe(413)
  await expectAlive()
})
