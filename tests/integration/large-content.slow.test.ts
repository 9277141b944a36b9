import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FaultyContentServer, startFaultyContentServer } from '../support/faulty-content-server.ts'
import { readPage, valueOf } from '../support/read-page.ts'
import { type RunningSite, startSite } from '../support/server.ts'

/** Returns a document without the styles that every document contains. */
const withoutStyles = (text: string) =>
  text.replaceAll(/<style data-(?:tsr-inline-css|theme)="">[\s\S]*?<\/style>/g, '')

let content: FaultyContentServer
let site: RunningSite

beforeAll(async () => {
  content = await startFaultyContentServer()
  site = await startSite({ ...content.env, PAGE_CACHE_MB: '0', LOG_LEVEL: 'error' })
})
afterAll(async () => {
  await site.stop('SIGKILL')
  await content.stop()
})

type Entry = { id: string; title: string; uri: string; slug?: string; [field: string]: unknown }

test('a guideline with 60 chapters lists them all with a single guideline query', async () => {
  content.falsifyWith(async ({ operation }, real) => {
    const answer = await real()
    if (operation !== 'GuidelinePage') return answer
    const body = (await answer.json()) as { data: { entry: { chapters: Entry[] } } }
    const [first] = body.data.entry.chapters
    body.data.entry.chapters = Array.from({ length: 60 }, (_, index) => ({
      ...first!,
      id: String(900_000 + index),
      number: String(index + 1),
      title: `Chapter about subject ${index + 1}`,
      uri: `guidelines/urolithiasis/chapter/subject-${index + 1}`,
    }))
    return Response.json(body)
  })
  content.calls.length = 0
  const { status, document, text } = await readPage(site, '/guidelines/urolithiasis')
  expect(status).toBe(200)
  const links = document
    .all('a')
    .map((link) => valueOf(link, 'href') ?? '')
    .filter((href) => href.includes('/chapter/subject-'))
  expect(new Set(links).size).toBe(60)
  expect(content.calls.filter(({ operation }) => operation.startsWith('Guideline'))).toHaveLength(1)
  // The list must not be repeated in the hydration data.
  expect(withoutStyles(text).length).toBeLessThan(150_000)
})

test('a page with 200 kB of text contains its text once, not again in the hydration data', async () => {
  const paragraph = `<p>${'Plain words about a kidney stone and what to do about it. '.repeat(17)}</p>`
  content.falsifyWith(async ({ operation }, real) => {
    const answer = await real()
    if (operation !== 'ConditionPage') return answer
    const body = (await answer.json()) as { data: { entry: { blocks: Entry[] } } }
    body.data.entry.blocks = Array.from({ length: 40 }, (_, index) => ({
      id: String(800_000 + index),
      title: '',
      uri: '',
      typeHandle: 'textBlock',
      heading: `Part ${index + 1}`,
      anchor: `part-${index + 1}`,
      body: paragraph.repeat(5),
      evidence: [],
    }))
    return Response.json(body)
  })
  const { status, document, text } = await readPage(site, '/condition/bladder-cancer')
  expect(status).toBe(200)
  expect(document.all('h2').length).toBeGreaterThanOrEqual(40)
  const words = paragraph.length * 5 * 40
  expect(words).toBeGreaterThan(195_000)
  expect(text.length).toBeGreaterThan(words)
  expect(withoutStyles(text).length).toBeLessThan(words * 1.3)
})
