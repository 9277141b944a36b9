import { expect, test } from 'vitest'
import { siteHandles } from '../../src/sites/site-languages.ts'
import { randomNumbers } from '../support/random-numbers.ts'
import { createMixedRequests, type MixedRequest } from './mixed-requests.ts'

const pages = Array.from({ length: 500 }, (_, index) => `/nl/page-${index}`)

function makeRequests(count: number): readonly MixedRequest[] {
  const next = createMixedRequests({ pages, random: randomNumbers(1), purgeSecret: 'secret' })
  return Array.from({ length: count }, next)
}

test('a mixed load has 5 % pages that do not exist, 3 % searches, 2 % forms and 0.2 % purges', () => {
  const requests = makeRequests(50_000)
  const share = (kind: MixedRequest['kind']) => requests.filter((one) => one.kind === kind).length / requests.length
  expect(share('not found')).toBeCloseTo(0.05, 2)
  expect(share('search')).toBeCloseTo(0.03, 2)
  expect(share('post')).toBeCloseTo(0.02, 2)
  expect(share('purge')).toBeCloseTo(0.002, 3)
})

test('a mixed load requests every page, some far more often than others, and other pages of all sites', () => {
  const requests = makeRequests(50_000)
  const counts = new Map<string, number>()
  for (const { kind, path } of requests) if (kind === 'page') counts.set(path, (counts.get(path) ?? 0) + 1)
  expect(counts.size).toBe(pages.length)
  expect(Math.max(...counts.values())).toBeGreaterThan(20 * Math.min(...counts.values()))
  const sites = requests.filter(({ kind }) => kind === 'not found').map(({ path }) => path.split('/')[1])
  expect(new Set(sites)).toEqual(new Set(['condition', ...siteHandles.filter((handle) => handle !== 'en')]))
})

test('every form of a mixed load comes from another reader, and a purge names a page without its site', () => {
  const requests = makeRequests(50_000)
  const forms = requests.filter(({ kind }) => kind === 'post')
  expect(new Set(forms.map(({ headers }) => headers?.['x-forwarded-for'])).size).toBe(forms.length)
  expect(new Set(forms.map(({ path }) => path.split('/').at(-1)))).toEqual(new Set(['contact', 'feedback', 'chat']))
  for (const { body } of requests.filter(({ kind }) => kind === 'purge'))
    expect(JSON.parse(body ?? '')).toEqual({ uris: [expect.stringMatching(/^page-\d+$/)] })
})
