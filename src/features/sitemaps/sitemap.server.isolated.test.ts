import { expect, test, vi } from 'vitest'
import { fetchContent } from '#content/content.server.ts'
import { entryAddresses } from './sitemap.server.ts'

vi.mock('#content/content.server.ts', () => ({ fetchContent: vi.fn<() => unknown>() }))

test('a sitemap lists no entry under embargo, and none whose embargo cannot be parsed', async () => {
  const entry = (uri: string, embargoUntil: string | null) => ({ uri, typeHandle: 'news', embargoUntil, localized: [] })
  vi.mocked(fetchContent).mockResolvedValue({
    entries: [
      entry('news/without', null),
      entry('news/ended', '2026-01-01T06:00:00+02:00'),
      entry('news/running', '2999-01-01T06:00:00+02:00'),
      entry('news/unclear', 'after lunch'),
    ],
  } as never)
  const paths: string[] = []
  for await (const { path } of entryAddresses({ site: 'en', siblings: [], sections: ['news'] }, 1)) paths.push(path)
  expect(paths).toEqual(['/news/without', '/news/ended'])
})

test('a sitemap lists the comparison of a condition beside it, on every site that has the condition', async () => {
  const localized = [{ uri: 'condition/nierstenen', siteHandle: 'nl', enabledForSite: true }]
  const condition = (uri: string, comparison: unknown) => ({ uri, typeHandle: 'condition', localized, comparison })
  vi.mocked(fetchContent).mockResolvedValue({
    entries: [condition('condition/kidney-stones', [{ id: '3' }]), condition('condition/nocturia', [])],
  } as never)
  const addresses = []
  for await (const one of entryAddresses({ site: 'en', siblings: ['en', 'nl'], sections: ['conditions'] }, 1))
    addresses.push(one)
  expect(addresses.map(({ path }) => path)).toEqual([
    '/condition/kidney-stones',
    '/condition/kidney-stones/compare',
    '/condition/nocturia',
  ])
  expect(addresses[1]?.translations).toEqual([
    { handle: 'en', path: '/condition/kidney-stones/compare' },
    { handle: 'nl', path: '/condition/nierstenen/compare' },
  ])
})
