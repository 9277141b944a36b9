import type { Element } from 'hast'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type FaultyContentServer, startFaultyContentServer } from '../support/faulty-content-server.ts'
import { collectTextFields, injectMarkup, withoutCaches } from '../support/inject-markup.ts'
import { type ReadPage, readPage, valueOf } from '../support/read-page.ts'
import { type RunningSite, startSite } from '../support/server.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 180_000 })

let content: FaultyContentServer
let site: RunningSite
/** The fields with strings in the responses of the content server, by name, and whether any of their strings has a space. */
const fields = new Map<string, boolean>()

/** The paths of pages of many kinds, which together send most content queries. */
const pages = [
  '/',
  '/condition/kidney-stones',
  '/condition/prostate-cancer/compare',
  '/all-situations/kidney-stones-colic',
  '/all-treatments/ureteroscopy',
  '/stories/circles-in-the-kitchen',
  '/contact',
  '/glossary',
  '/news/awareness-week-2026',
  '/education-events/kidney-stone-evening',
  '/guidelines/urolithiasis',
  '/guidelines/urolithiasis/chapter/renal-colic',
  '/module/understanding-kidney-stones',
  '/chat/guide',
  '/offices/editorial-office',
  '/topics/stones',
  '/all-conditions',
  '/search?q=stone',
  '/nowhere',
]

/** Makes the content server append markup to the strings in the fields for which `isTarget` is true. Collects the fields. */
const injectInto = (isTarget: (field: string) => boolean) =>
  content.falsifyWith(async (_, real) => {
    const data: unknown = await (await real()).json()
    collectTextFields(data, fields)
    return Response.json(injectMarkup(data, isTarget))
  })

beforeAll(async () => {
  content = await startFaultyContentServer()
  site = await startSite({
    ...content.env,
    ...withoutCaches,
  })
  injectInto(() => false)
  for (const path of pages) await readPage(site, path)
})
afterAll(async () => {
  await site.stop('SIGKILL')
  await content.stop()
})

/** The attributes whose value is a URL that a browser may follow or load. */
const urlAttributes = ['href', 'src', 'action', 'formAction', 'data', 'poster', 'xLinkHref']

/** Whether an element comes from the injected markup or can run an injected script: by its attributes or by its URLs. */
const isInjected = (element: Element): boolean =>
  Object.keys(element.properties).some((name) => name === 'dataInjected' || /^on[a-z]/i.test(name)) ||
  element.properties['srcDoc'] !== undefined ||
  urlAttributes.some((name) => /^[\s\0]*(?:javascript|vbscript|data:text)/i.test(valueOf(element, name) ?? ''))

function expectNoInjection({ path, document }: ReadPage): void {
  expect([path, document.all(isInjected).map(({ tagName, properties }) => [tagName, properties])]).toEqual([path, []])
}

test('markup in the texts of the content never becomes markup of a page', async () => {
  const texts = [...fields].flatMap(([field, hasSpaces]) => (hasSpaces ? [field] : []))
  expect(texts).toEqual(expect.arrayContaining(['title', 'intro', 'text', 'alt', 'label', 'message', 'description']))
  injectInto((field) => texts.includes(field))
  for (const path of pages) {
    const page = await readPage(site, path)
    expect([path, page.status]).toEqual([path, path === '/nowhere' ? 404 : 200])
    // The title of the site is among the texts, so the escaped markup is on every page.
    expect([path, page.text.includes('constructor.constructor')]).toEqual([path, true])
    expectNoInjection(page)
  }
})

test('markup in any single field that is not text, such as a URL, never becomes markup of a page', async () => {
  const names = [...fields].flatMap(([field, hasSpaces]) => (hasSpaces ? [] : [field]))
  expect(names).toEqual(expect.arrayContaining(['uri', 'slug', 'url', 'language']))
  for (const name of names) {
    injectInto((field) => field === name)
    const paths = ['/', '/condition/kidney-stones', '/contact', '/module/understanding-kidney-stones']
    for (const page of await Promise.all(paths.map((path) => readPage(site, path)))) expectNoInjection(page)
  }
})

test.each([
  'javascript:window.injected=1',
  ' JavaScript:window.injected=1',
  'data:text/html,<script>parent.injected=1</script>',
])('a URL of the content that is %s is never followed or loaded by a page', async (url) => {
  content.falsifyWith(async (_, real) => {
    const data: unknown = await (await real()).json()
    return Response.json(
      JSON.parse(JSON.stringify(data), (key, value: unknown) => (isUrlField(key, value) ? url : value)),
    )
  })
  for (const path of pages) expectNoInjection(await readPage(site, path))
})

/** Whether a field of the content contains a URL, judging by its name or its value. */
const isUrlField = (key: string, value: unknown): boolean =>
  typeof value === 'string' && (/url|href|link|canonical/i.test(key) || /^(?:https?:|\/)/.test(value))
