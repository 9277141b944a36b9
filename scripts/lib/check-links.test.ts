import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkLinks, urlsIn } from './check-links.ts'

let server: Server
let origin = ''
beforeAll(async () => {
  server = createServer((request, response) => {
    response.writeHead(Number(request.url?.slice(1))).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

test('links that are gone or do not respond are found, and links that are refused are not', async () => {
  const closed = 'http://127.0.0.1:1/'
  const urls = [`${origin}/200`, `${origin}/403`, `${origin}/404`, `${origin}/410`, `${origin}/503`, closed]
  const links = new Map(urls.map((url, index) => [url, { file: 'a.md', line: index + 1 }]))
  const findings = await checkLinks(links)
  expect(findings.map(({ place, message }) => `${place} ${message}`).toSorted()).toEqual([
    `a.md:3 ${origin}/404: status 404`,
    `a.md:4 ${origin}/410: status 410`,
    `a.md:6 ${closed}: no answer`,
  ])
})

test('a URL ends before the parenthesis around it and before punctuation, but keeps its own parentheses', () => {
  const text = 'See [it](https://example.org/a), (https://example.org/Stone_(kidney)) and https://example.org/b?c=1.'
  expect(urlsIn(text)).toEqual([
    'https://example.org/a',
    'https://example.org/Stone_(kidney)',
    'https://example.org/b?c=1',
  ])
})
