import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { handleTranslatorsDesk } from './handle-translators-desk.ts'

test('another machine reads messages, but edits none', async () => {
  // The socket is not connected, so its remote address is not that of this machine.
  const request = new IncomingMessage(new Socket())
  request.url = '/?locale=de-DE&id=type-news'
  request.headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  request.method = 'GET'
  expect((await handleTranslatorsDesk(request, '.')).status).toBe(200)
  request.method = 'POST'
  expect(await handleTranslatorsDesk(request, '.')).toEqual({
    status: 403,
    body: { problem: 'Only this machine may edit catalogues.' },
  })
})
