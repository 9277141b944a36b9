import { beforeEach, expect, test, vi } from 'vitest'
import { RedirectsDocument } from '#content-contract/operations.ts'
import { askContent } from '#cms/content.server.ts'
import { runInPreview } from '#cms/preview.server.ts'
import { sites } from '#sites/sites.ts'
import { resolveAddress } from './resolve-address.server.ts'

vi.mock('#cms/content.server.ts', () => ({ askContent: vi.fn<() => unknown>() }))

const ask = vi.mocked(askContent)

const guideline = {
  id: '7',
  uri: 'guidelines/urolithiasis',
  title: 'Stones',
  language: 'en-US',
  siteHandle: 'en',
  sectionHandle: 'guidelines',
  typeHandle: 'guideline',
  localized: [] as unknown[],
}

/** The lookup finds this; there are no stored redirects. */
function find(found: { own?: unknown; primary?: unknown }) {
  ask.mockImplementation(
    (document) =>
      Promise.resolve(
        document.toString() === RedirectsDocument.toString()
          ? { redirects: [] }
          : { own: null, primary: null, ...found },
      ) as never,
  )
}

const lookedUp = () => ask.mock.calls.flatMap(([, variables]) => ('uri' in variables ? [variables.uri] : []))

beforeEach(() => {
  ask.mockReset()
})

test('for a part of an entry the entry is looked up, and the answer names the part', async () => {
  find({ own: guideline, primary: guideline })
  const answer = await resolveAddress({
    site: sites.en,
    siteIds: {},
    pathAndQuery: '/guidelines/urolithiasis/summary-of-changes/2026?x=1',
  })
  expect(lookedUp()).toEqual([['guidelines/urolithiasis']])
  expect(answer).toMatchObject({
    kind: 'entry',
    entry: { id: '7', uri: 'guidelines/urolithiasis', part: 'summary-of-changes/2026', shownFrom: 'en' },
  })
})

test('the entry’s own page has no part', async () => {
  find({ own: guideline })
  const answer = await resolveAddress({ site: sites.en, siteIds: {}, pathAndQuery: '/guidelines/urolithiasis' })
  expect(answer.kind === 'entry' && 'part' in answer.entry).toBe(false)
})

test('a part of an entry that has been translated leads to the same part of the translation', async () => {
  find({
    primary: {
      ...guideline,
      localized: [{ uri: 'guidelines/stenen', language: 'nl-NL', siteHandle: 'nl', enabledForSite: true }],
    },
  })
  const answer = await resolveAddress({ site: sites.nl, siteIds: {}, pathAndQuery: '/guidelines/urolithiasis/panel' })
  expect(answer).toEqual({
    kind: 'redirect',
    status: 301,
    target: { kind: 'internal', path: '/guidelines/stenen/panel' },
  })
})

test('a part of an entry that is not translated is shown in its own language', async () => {
  find({ primary: guideline })
  const answer = await resolveAddress({ site: sites.nl, siteIds: {}, pathAndQuery: '/guidelines/urolithiasis/panel' })
  expect(answer).toMatchObject({ kind: 'entry', entry: { part: 'panel', shownFrom: 'en' } })
})

test('what is held back until a later time is missing, and can be previewed', async () => {
  const release = {
    id: '8',
    uri: 'press-releases/later',
    siteHandle: 'en',
    sectionHandle: 'pressReleases',
    typeHandle: 'pressRelease',
    embargoUntil: '2999-01-01T00:00:00+00:00',
    localized: [],
  }
  find({ own: release })
  const question = { site: sites.en, siteIds: {}, pathAndQuery: '/press-releases/later' }
  expect(await resolveAddress(question)).toEqual({ kind: 'none' })
  expect(await runInPreview({ token: 't' }, () => resolveAddress(question))).toMatchObject({ kind: 'entry' })
})
