import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { translatorsDeskPath } from '#lib/translators-desk-path.ts'
import { readMarks } from '#i18n/message-marks.ts'
import { readPage } from '../../support/read-page.ts'

const site = inject('site')

/**
 * A pattern of the texts that identify code of the desk: its name, its cookie, its class, and the first character of a
 * mark in the notations that code may use.
 */
const traces = /translators-desk|mark-messages|MarkedI18n|0xe_?00_?01\b|u\{?e0001|\u{E0001}/iu

test('a build contains nothing of the translator’s desk', () => {
  for (const file of [
    'src/i18n/message-marks.ts',
    'src/lib/translators-desk-cookie.ts',
    'src/lib/translators-desk-path.ts',
  ])
    expect(readFileSync(file, 'utf8')).toMatch(traces)
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:m?js|css|json)$/.test(file),
  )
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => traces.test(file + readFileSync(join('dist', file), 'utf8')))).toEqual([])
})

test('production marks no message and has no endpoint of the desk, whatever the request contains', async () => {
  const headers = { cookie: 'mark-messages=1', 'sec-fetch-site': 'same-origin' }
  const page = await readPage(site, '/condition/kidney-stones', { headers })
  expect([page.status, readMarks(page.text)]).toEqual([200, []])
  const path = `/${translatorsDeskPath}`
  expect((await readPage(site, `${path}?locale=de-DE&id=type-news`, { headers })).status).toBe(404)
  const edit = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: '{}' }
  expect((await readPage(site, path, edit)).status).toBe(405)
})
