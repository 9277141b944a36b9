import { expect, test, vi } from 'vitest'
import { fetchContent } from '#content/content.server.ts'
import { moduleExists } from './find-module.server.ts'

vi.mock('#content/content.server.ts', () => ({ fetchContent: vi.fn<() => unknown>() }))
vi.mock('#content/content-sites.server.ts', () => ({ fetchContentSites: async () => ({ primarySite: 'en' }) }))

test.each([
  ['module/stones', true],
  ['module/*', false],
  ['module/Stones', false],
])('when the content system finds the module "stones", %s is a module: %s', async (uri, exists) => {
  vi.mocked(fetchContent).mockResolvedValue({ own: null, primary: { typeHandle: 'module', uri: 'module/stones' } })
  expect(await moduleExists('nl', uri)).toBe(exists)
})

test('a module is found in either form of Unicode', async () => {
  vi.mocked(fetchContent).mockResolvedValue({ own: { typeHandle: 'module', uri: 'module/e\u0301' }, primary: null })
  for (const uri of ['module/e\u0301', 'module/\u00e9']) expect(await moduleExists('fr', uri)).toBe(true)
})
