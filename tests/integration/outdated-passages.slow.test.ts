import { toString } from 'hast-util-to-string'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FaultyContentServer, startFaultyContentServer } from '../support/faulty-content-server.ts'
import { readPage } from '../support/read-page.ts'
import { type RunningSite, startSite } from '../support/server.ts'

let content: FaultyContentServer
let site: RunningSite

beforeAll(async () => {
  content = await startFaultyContentServer()
  site = await startSite({ ...content.env, LOG_LEVEL: 'error' })
})
afterAll(async () => {
  await site.stop('SIGKILL')
  await content.stop()
})

/** Turns the German pages of conditions into translations of an earlier revision of their originals. */
const translateFrom = (revision: string) =>
  content.falsifyWith(async ({ operation, variables }, real) => {
    const answer = await real()
    if (operation !== 'ConditionPage' || String(variables['site']) !== 'de') return answer
    return new Response((await answer.text()).replaceAll(/("translatedRevision":)"[^"]*"/g, `$1"${revision}"`), {
      headers: { 'content-type': 'application/json' },
    })
  })

/** Returns the notice of a page, and the texts of the cells that are marked as changed in the original, without the mark. */
async function markedOn(path: string): Promise<{ readonly notice: string; readonly marked: readonly string[] }> {
  const { document } = await readPage(site, path)
  const mark = 'Changed in the original'
  const cells = document.all(
    ({ tagName, children }) =>
      tagName === 'div' && children[0]?.type === 'element' && toString(children[0]).trim() === mark,
  )
  const [notice] = document.all(({ properties }) => properties['role'] === 'note')
  return { notice: notice ? toString(notice) : '', marked: cells.map((cell) => toString(cell).replace(mark, '')) }
}

test('beside a translation that is behind, the passages whose original has changed since are marked', async () => {
  translateFrom('2026-11-22')
  const { notice, marked } = await markedOn('/side-by-side/de/condition/kidney-stones')
  expect(notice).toContain('Passages that have changed are marked.')
  expect(marked.length).toBeGreaterThan(2)
  expect(marked.join('\n')).toContain('Schließmuskel')
  // The section about what a stone is has not changed.
  expect(marked.join('\n')).not.toContain('ein harter Klumpen aus Mineralstoffen')
})

test('without the version from which a translation was made, only the notice says that it is behind', async () => {
  translateFrom('2026-01-01')
  const { notice, marked } = await markedOn('/side-by-side/de/condition/prostate-cancer')
  expect(notice).toContain('The original has changed since it was translated.')
  expect(notice).not.toContain('are marked')
  expect(marked).toEqual([])
})

test('with a token that may not query versions, the page is shown without marks, and nothing is compared', async () => {
  const refuse = `Unknown argument "revisionOf" on field "Query.entries".`
  content.falsifyWith(async ({ operation, variables }, real) => {
    if (operation === 'EntryRevisions') return Response.json({ errors: [{ message: refuse }] }, { status: 400 })
    const answer = await real()
    if (operation !== 'ConditionPage' || String(variables['site']) !== 'de') return answer
    return new Response((await answer.text()).replaceAll(/("translatedRevision":)"[^"]*"/g, `$1"2026-01-01"`), {
      headers: { 'content-type': 'application/json' },
    })
  })
  const { notice, marked } = await markedOn('/side-by-side/de/condition/bladder-cancer')
  expect(notice).toContain('The original has changed since it was translated.')
  expect(marked).toEqual([])
  const { status, document } = await readPage(site, '/what-changed/2026-01-01/condition/bladder-cancer')
  expect(status).toBe(200)
  expect(document.words('main')).toContain('We no longer have the earlier text')
})

test('beside a current translation there is neither a notice nor a mark', async () => {
  content.falsifyWith()
  expect(await markedOn('/side-by-side/nl/condition/kidney-stones')).toEqual({ notice: '', marked: [] })
})
