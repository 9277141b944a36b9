import { setupI18n } from '@lingui/core'
import { beforeEach, expect, test, vi } from 'vitest'
import { emptiestEntry, fullestEntry } from '#blocks/fragment-examples.server.ts'
import { fetchContent } from '#content/content.server.ts'
import { resolveUrl } from '#features/redirects/resolve-url.server.ts'
import { resolvePage } from './resolve-page.server.ts'

vi.mock('#content/content.server.ts', () => ({ fetchContent: vi.fn<() => unknown>() }))
vi.mock('#features/redirects/resolve-url.server.ts', () => ({ resolveUrl: vi.fn<() => unknown>() }))
vi.mock('#shell/load-site-frame.server.ts', () => {
  const frame = { siteIds: {}, glossary: [], frame: { messages: {} } }
  return { loadSiteFrame: () => Promise.resolve(frame) }
})
vi.mock('#i18n/load-i18n.ts', () => ({
  loadI18n: () => Promise.resolve(setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })),
  loadMessages: () => Promise.resolve(),
}))

const uri = 'guidelines/urolithiasis'
const guideline = {
  ...fullestEntry,
  uri,
  panel: [{ id: 'm', panelRole: 'Chair', person: [{ id: 'p', title: 'Stones Panel' }] }],
}
const chapter = { ...emptiestEntry, id: '8', title: 'Pain', uri: `${uri}/chapter/pain`, parent: guideline }

/** Mocks an entry to which the URL resolves, and which the content query returns. */
function stand(typeHandle: string, entry: object & { uri: string }, part?: string) {
  vi.mocked(resolveUrl).mockResolvedValue({
    kind: 'entry',
    entry: { id: '7', uri: entry.uri, ...(part && { part }), sectionHandle: 's', typeHandle, shownFrom: 'en' },
    redirectParameters: ['s'],
  })
  vi.mocked(fetchContent).mockResolvedValue({ entry } as never)
}
const resolve = (publication?: string) => resolvePage({ site: 'en', pathAndQuery: '/x', publication })

beforeEach(() => {
  vi.mocked(fetchContent).mockReset()
})

test('a part is returned with its publication, under its own path and title', async () => {
  stand('guideline', guideline, 'panel')
  const { page, publication } = await resolve()
  expect(page).toMatchObject({
    meta: { uri: `${uri}/panel`, translations: { en: `/${uri}/panel`, nl: '/condition/nierstenen/panel' } },
    content: { kind: 'guideline', part: { name: 'panel' } },
    publication: uri,
  })
  expect(page?.meta.title).toMatch(/ – Kidney stones$/)
  expect(publication).toMatchObject({ kind: 'guideline', uri })
})

test('a chapter is returned with the publication that it belongs to', async () => {
  stand('guidelineChapter', chapter)
  const { page, publication } = await resolve()
  expect(page).toMatchObject({ meta: { uri: chapter.uri, title: 'Pain – Kidney stones' }, publication: uri })
  expect(publication?.uri).toBe(uri)
})

test('the publication is left out only when the client has the same one', async () => {
  stand('guideline', guideline, 'panel')
  expect(await resolve(uri)).not.toHaveProperty('publication')
  expect((await resolve(uri)).page?.publication).toBe(uri)
  expect(await resolve('guidelines/other')).toHaveProperty('publication')
})

test('each part of an entry is parsed once for the same result of the content query', async () => {
  stand('guideline', guideline, 'panel')
  const first = await resolve()
  stand('guideline', guideline)
  const own = await resolve()
  expect(own.page?.content).not.toBe(first.page?.content)
  stand('guideline', guideline, 'panel')
  expect((await resolve()).page).toBe(first.page)
})

test('a part that the entry does not have is not found', async () => {
  stand('guideline', guideline, 'summaries')
  expect(await resolve()).toEqual({
    address: expect.objectContaining({ kind: 'none', redirectParameters: ['s'] }) as unknown,
  })
})

test('a part of an entry of a kind without parts is not found, and nothing more is fetched', async () => {
  stand('page', { ...fullestEntry, uri }, 'panel')
  expect((await resolve()).address.kind).toBe('none')
  expect(fetchContent).not.toHaveBeenCalled()
})
