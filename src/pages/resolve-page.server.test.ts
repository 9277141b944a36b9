import { setupI18n } from '@lingui/core'
import { beforeEach, expect, test, vi } from 'vitest'
import { emptiestEntry, fullestEntry } from '#blocks/fragment-examples.server.ts'
import { askContent } from '#content/content.server.ts'
import { resolveAddress } from '#features/addresses/resolve-address.server.ts'
import { resolvePage } from './resolve-page.server.ts'

vi.mock('#content/content.server.ts', () => ({ askContent: vi.fn<() => unknown>() }))
vi.mock('#features/addresses/resolve-address.server.ts', () => ({ resolveAddress: vi.fn<() => unknown>() }))
vi.mock('#shell/load-site-frame.server.ts', () => {
  const frame = { siteIds: {}, glossary: [] }
  return { loadSiteFrame: () => Promise.resolve(frame) }
})
vi.mock('#i18n/load-i18n.ts', () => ({
  loadI18n: () => Promise.resolve(setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })),
  addMessages: () => Promise.resolve(),
}))

const uri = 'guidelines/urolithiasis'
const guideline = {
  ...fullestEntry,
  uri,
  panel: [{ id: 'm', panelRole: 'Chair', person: [{ id: 'p', title: 'Stones Panel' }] }],
}
const chapter = { ...emptiestEntry, id: '8', title: 'Pain', uri: `${uri}/chapter/pain`, parent: guideline }

/** The address leads to this entry, and the content system answers with it. */
function stand(typeHandle: string, entry: object & { uri: string }, part?: string) {
  vi.mocked(resolveAddress).mockResolvedValue({
    kind: 'entry',
    entry: { id: '7', uri: entry.uri, ...(part && { part }), sectionHandle: 's', typeHandle, shownFrom: 'en' },
    redirectParameters: ['s'],
  })
  vi.mocked(askContent).mockResolvedValue({ entry } as never)
}
const resolve = (publication?: string) => resolvePage({ site: 'en', pathAndQuery: '/x', publication })

beforeEach(() => {
  vi.mocked(askContent).mockReset()
})

test('a part comes with its publication, under its whole address', async () => {
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

test('a chapter comes with the publication above it', async () => {
  stand('guidelineChapter', chapter)
  const { page, publication } = await resolve()
  expect(page).toMatchObject({ meta: { uri: chapter.uri, title: 'Pain – Kidney stones' }, publication: uri })
  expect(publication?.uri).toBe(uri)
})

test('the publication is left out for those who have it, and not for those who have another', async () => {
  stand('guideline', guideline, 'panel')
  expect(await resolve(uri)).not.toHaveProperty('publication')
  expect((await resolve(uri)).page?.publication).toBe(uri)
  expect(await resolve('guidelines/other')).toHaveProperty('publication')
})

test('each part is parsed once as long as the answer is stored', async () => {
  stand('guideline', guideline, 'panel')
  const first = await resolve()
  stand('guideline', guideline)
  const own = await resolve()
  expect(own.page?.content).not.toBe(first.page?.content)
  stand('guideline', guideline, 'panel')
  expect((await resolve()).page).toBe(first.page)
})

test('a part that the entry does not have is a missing page', async () => {
  stand('guideline', guideline, 'summaries')
  expect(await resolve()).toEqual({
    address: expect.objectContaining({ kind: 'none', redirectParameters: ['s'] }) as unknown,
  })
})

test('an entry of another kind has no parts, and nothing more is asked for', async () => {
  stand('page', { ...fullestEntry, uri }, 'panel')
  expect((await resolve()).address.kind).toBe('none')
  expect(askContent).not.toHaveBeenCalled()
})
