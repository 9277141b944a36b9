import { appendFileSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createStaticFiles } from './static-files.ts'

let directory: string
let server: Server

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'static-files-'))
  mkdirSync(join(directory, 'assets'))
  for (const name of ['a.js', 'a.js.br', 'a.js.gz']) writeFileSync(join(directory, 'assets', name), name.repeat(50))
  const serve = createStaticFiles(directory)
  server = createServer((request, response) => {
    if (!serve(request, response, request.url ?? '', 'id-1', { isHttps: false, isNoindex: false }))
      response.end('no file')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  rmSync(directory, { recursive: true })
})

const ask = (encoding: string, method = 'GET') =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const headers = { 'accept-encoding': encoding }
    get({ port, host: '127.0.0.1', path: '/assets/a.js', method, headers, agent: false }, resolve).on('error', reject)
  })

test('a file deleted after the start returns 404 without the file’s headers', async () => {
  for (const [encoding, name] of [
    ['br', 'a.js.br'],
    ['gzip', 'a.js.gz'],
    ['', 'a.js'],
  ] as const) {
    expect(await text(await ask(encoding))).toBe(name.repeat(50))
    rmSync(join(directory, 'assets', name))
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(encoding, method)
      expect([name, method, answer.statusCode]).toEqual([name, method, 404])
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'text/plain; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'x-request-id': 'id-1',
      })
      for (const header of ['content-encoding', 'etag', 'last-modified']) expect(answer.headers[header]).toBeUndefined()
      expect(await text(answer)).toBe(method === 'GET' ? 'Not found\n' : '')
    }
  }
})

test('the connection is closed when a file has become shorter since the start', async () => {
  truncateSync(join(directory, 'assets/a.js.br'), 10)
  await expect(ask('br').then(text)).rejects.toThrow(/aborted|hang up|terminated|ECONNRESET/)
  expect(await text(await ask('gzip'))).toBe('a.js.gz'.repeat(50))
})

test('the connection is closed when a file has become longer since the start', async () => {
  appendFileSync(join(directory, 'assets/a.js.br'), 'more')
  await expect(ask('br').then(text)).rejects.toThrow(/aborted|hang up|terminated|ECONNRESET/)
  expect(await text(await ask('gzip'))).toBe('a.js.gz'.repeat(50))
})

test('files of other builds are served from the kept directory, also those that are added later', async () => {
  const kept = mkdtempSync(join(tmpdir(), 'kept-files-'))
  const serve = createStaticFiles(directory, kept)
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (!serve(request, response, request.url ?? '', 'id-1', { isHttps: false, isNoindex: false }))
      response.writeHead(404).end('no file')
  })
  const askFor = async (path: string) => {
    const { port } = server.address() as AddressInfo
    const headers = { 'accept-encoding': 'br' }
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, host: '127.0.0.1', path, headers, agent: false }, resolve).on('error', reject)
    })
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
  }
  try {
    expect((await askFor('/assets/b.js')).status).toBe(404)
    mkdirSync(join(kept, 'assets'))
    for (const name of ['b.js', 'b.js.br', '.b.js']) writeFileSync(join(kept, 'assets', name), name)
    writeFileSync(join(kept, 'secret'), 'secret')
    const answer = await askFor('/assets/b.js')
    expect([answer.status, answer.body]).toEqual([200, 'b.js.br'])
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
    for (const path of ['/secret', '/assets/.b.js', '/assets/%2e%2e%2fsecret', '/assets/../secret', '/assets/b.js.br'])
      expect([path, (await askFor(path)).status]).toEqual([path, 404])
    // A new build deletes the files of the running one.
    writeFileSync(join(kept, 'assets/a.js'), 'kept')
    rmSync(join(directory, 'assets'), { recursive: true })
    expect((await askFor('/assets/a.js')).body).toBe('kept')
  } finally {
    rmSync(kept, { recursive: true })
  }
})
