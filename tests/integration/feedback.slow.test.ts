import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Element } from 'hast'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sendForm, storedRows } from '../support/contact-form.ts'
import { askServer } from '../support/http-front.ts'
import { startNode } from '../support/processes.ts'
import { readPage } from '../support/read-page.ts'
import { attribute } from '../support/render-markup.tsx'
import { type RunningSite, startSite } from '../support/server.ts'
import { withoutTimes } from '../support/without-times.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let site: RunningSite
const dataDirectory = mkdtempSync(join(tmpdir(), 'site-data-'))

beforeAll(async () => {
  site = await startSite({ DATA_DIR: dataDirectory, TRUSTED_PROXIES: '127.0.0.0/8', LOG_LEVEL: 'info' })
})
afterAll(async () => {
  await site.stop('SIGKILL')
  rmSync(dataDirectory, { recursive: true, force: true })
})

const rows = () => storedRows(dataDirectory, 'feedback')
let visitors = 0
const send = (path: string, fields: Record<string, string>, from = `198.51.100.${++visitors}`) =>
  sendForm(site.port, path, fields, { from })

/** Returns the action of the feedback form on a page, and the value by which the form identifies the page. */
async function questionOf(path: string) {
  const { document } = await readPage(site, path)
  const isForm = (element: Element) =>
    element.tagName === 'form' && attribute(element, 'action')?.endsWith('/feedback') === true
  const about = document.attribute((element) => attribute(element, 'name') === 'about', 'value')
  return { action: document.attribute(isForm, 'action'), about: about ?? '' }
}

describe('the feedback form “Was this page helpful?”', () => {
  test.each([
    ['/condition/kidney-stones', '/feedback', /^en-US\/[\d-]+\/condition\/kidney-stones$/],
    ['/nl/condition/nierstenen', '/nl/feedback', /^nl-NL\/[\d-]+\/condition\/nierstenen$/],
    ['/guidelines/urolithiasis', '/feedback', /^en-US\/[\d-]+\/guidelines\/urolithiasis$/],
    ['/privacy', '/feedback', /^en-US\/[\d-]+\/privacy$/],
    // The Estonian site shows this page in English.
    ['/ee/condition/bladder-cancer', '/ee/feedback', /^en-US\/[\d-]+\/condition\/bladder-cancer$/],
  ])('is on %s, with the language, the revision and the URI of the content', async (path, action, about) => {
    expect(await questionOf(path)).toEqual({ action, about: expect.stringMatching(about) })
  })

  test.each(['/', '/contact', '/search', '/news', '/all-conditions', '/feedback'])('is not on %s', async (path) => {
    const { document } = await readPage(site, path)
    expect(
      document.all((element) => attribute(element, 'name') === 'about' && attribute(element, 'value') !== ''),
    ).toEqual([])
  })

  test('stores an answer with the page, its language and its revision, and confirms it', async () => {
    const { action = '', about } = await questionOf('/nl/condition/nierstenen')
    const before = rows().length
    const answer = await send(action, { about, answer: 'yes' })
    expect(answer.status).toBe(303)
    const [language = '', revision = '', ...uri] = about.split('/')
    expect(rows().slice(before)).toMatchObject([
      { site: 'nl', uri: uri.join('/'), language, revision, answer: 'yes', comment: null },
    ])
    const { text, status } = await askServer(site.port, String(answer.headers.location))
    expect(status).toBe(200)
    expect(text).toContain('Dank u wel.')
    expect(text).toContain('href="/nl/condition/nierstenen"')
  })

  test('asks for a comment on a page of its own, which comes back when the comment is empty or too long', async () => {
    const { about } = await questionOf('/condition/kidney-stones')
    const first = await send('/feedback', { about, answer: 'wrong' })
    expect(first.status).toBe(303)
    const { text: form } = await askServer(site.port, String(first.headers.location))
    expect(form).toContain('What is wrong on the page?')
    const empty = await send('/feedback', { about, answer: 'wrong', comment: ' ' })
    expect(empty.status).toBe(422)
    expect(empty.text.split('Write what is wrong on the page.')).toHaveLength(3)
    const long = await send('/feedback', { about, answer: 'wrong', comment: 'x'.repeat(2001) })
    expect([long.status, long.text.includes(`${'x'.repeat(2001)}</textarea>`)]).toEqual([422, true])
    const before = rows().length
    expect((await send('/feedback', { about, answer: 'wrong', comment: 'The dose\r\nis wrong' })).status).toBe(303)
    expect(rows().slice(before)).toMatchObject([{ answer: 'wrong', comment: 'The dose\nis wrong' }])
  })

  test.each([
    {},
    { answer: 'yes' },
    { about: 'en-US/1/condition/kidney-stones', answer: 'perhaps' },
    { about: 'en-US/1//evil.example', answer: 'yes' },
    { about: 'nonsense', answer: 'yes' },
  ])('refuses fields that it never sends with 400 (%j)', async (fields) => {
    expect((await send('/feedback', { ...fields } as Record<string, string>)).status).toBe(400)
  })

  test('refuses a cross-site request with 403, and returns the comment', async () => {
    const fields = { about: 'en-US/1/condition/kidney-stones', answer: 'wrong', comment: 'My own words' }
    const before = rows().length
    const answer = await sendForm(site.port, '/feedback', fields, { headers: { 'sec-fetch-site': 'cross-site' } })
    expect([answer.status, answer.text.includes('My own words</textarea>')]).toEqual([403, true])
    expect(rows()).toHaveLength(before)
  })

  test('returns 429 after thirty answers in an hour', async () => {
    const fields = { about: 'en-US/1/condition/often', answer: 'no' }
    for (let times = 0; times < 30; times++) expect((await send('/feedback', fields, '203.0.113.1')).status).toBe(303)
    const answer = await send('/feedback', fields, '203.0.113.1')
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '3600'])
    expect(rows().filter(({ uri }) => uri === 'condition/often')).toHaveLength(30)
  })

  test('cannot exceed the limit of thirty by concurrent answers', async () => {
    const fields = { about: 'en-US/1/condition/at-once', answer: 'no' }
    const answers = await Promise.all(Array.from({ length: 60 }, () => send('/feedback', fields, '203.0.113.2')))
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(30)
    expect(rows().filter(({ uri }) => uri === 'condition/at-once')).toHaveLength(30)
  })

  test('links back to paths of the site only', async () => {
    const { text } = await askServer(
      site.port,
      `/feedback?sent=yes&about=${encodeURIComponent('en-US/1//evil.example')}`,
    )
    expect(text).not.toContain('href="//evil.example')
  })

  test('leaves the cached page unchanged after an answer', async () => {
    // The server may render the page again in the meantime.
    const read = async () => withoutTimes((await askServer(site.port, '/condition/kidney-stones')).text)
    const before = await read()
    await send('/feedback', { about: 'en-US/1/condition/kidney-stones', answer: 'no' })
    expect(await read()).toBe(before)
  })
})

test('the feedback script prints a summary for the editors, and comments with --words', async () => {
  await send('/feedback', { about: 'en-US/7/condition/summary', answer: 'wrong', comment: 'Read me' })
  const env = { DATA_DIR: dataDirectory }
  const brief = startNode(['scripts/feedback.ts', '--site', 'en'], env)
  expect(await brief.ended).toBe(0)
  expect(brief.output()).toMatch(/^en {2}condition\/summary\n {4}yes 0, no 0, something is wrong 1$/m)
  expect(brief.output()).not.toContain('Read me')
  const script = startNode(['scripts/feedback.ts', '--words'], env)
  expect(await script.ended).toBe(0)
  expect(script.output()).toContain('revision 7:\n        Read me')
})

test('no comment, no query and no IP address of a reader is logged', () => {
  expect(site.output()).toContain('"path":"/feedback"')
  expect(site.output()).not.toMatch(/The dose|My own words|198\.51\.100\.|about=/)
})
