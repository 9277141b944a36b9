import { expect, test, vi } from 'vitest'
import { sites } from '#sites/sites.ts'
import { handleOfflineCopies } from './handle-offline-copies.server.ts'
import { resolvePage } from './resolve-page.server.ts'

vi.mock('./resolve-page.server.ts', () => ({ resolvePage: vi.fn<() => unknown>() }))

test.each([
  ['', '/', '/_offline.json'],
  ['/nl', '/', '/nl/_offline.json'],
  ['/nl', '/condition/nierstenen?x=1#top', '/nl/condition/nierstenen/_offline.json'],
] as const)('under the prefix %j, a condition that has moved to %s leads to %s', async (prefix, path, location) => {
  vi.mocked(resolvePage).mockResolvedValue({
    address: { kind: 'redirect', status: 301, target: { kind: 'internal', path } },
  })
  const site = sites[prefix === '' ? 'en' : 'nl']
  const response = await handleOfflineCopies(
    new Request('http://localhost'),
    { siteRequest: { kind: 'site', site, prefix, path: '/condition/old/_offline.json', search: '' } },
    () => new Response(),
  )
  expect([response.status, response.headers.get('location')]).toEqual([301, location])
})
