import { beforeAll, expect, test } from 'vitest'
import type { ContentModel } from '#content-server/content-model.ts'
import { loadContent } from '#content-server/load-content.ts'
import type { StoredEntry } from '#content-server/stored-entry.ts'
import { codeSystemNames, withBroaderCodes } from '#lib/clinical-codes.ts'

// Clinics find pages by their codes (docs/for-clinics.md). The format of each code is checked when the content is loaded.

let model: ContentModel
let coded: readonly StoredEntry[]
beforeAll(async () => {
  model = (await loadContent({ directory: 'graphql/content' })).model
  coded = model.all(model.primarySite).filter(({ codes }) => codes.length > 0)
})

test('every page about a condition has a code', () => {
  const conditions = model.byType('condition', model.primarySite)
  expect(conditions.length).toBeGreaterThan(25)
  expect(conditions.filter(({ codes }) => codes.length === 0).map(({ identity }) => identity)).toEqual([])
})

test('every system has codes, and each group of codes names a classification as its source', () => {
  const all = coded.flatMap(({ codes }) => codes)
  expect([...new Set(all.map(({ system }) => system))].toSorted()).toEqual(codeSystemNames.toSorted())
  const sources = new Map(all.map(({ system, source }) => [system, source]))
  expect(sources).toEqual(
    new Map([
      ['icd-10', 'sources/who-icd-10'],
      ['icd-10-cm', 'sources/icd-10-cm'],
      ['icd-11', 'sources/who-icd-11'],
      ['snomed-ct', 'sources/snomed-ct'],
      ['loinc', 'sources/loinc'],
    ]),
  )
  expect(all.filter(({ system, source }) => sources.get(system) !== source)).toEqual([])
})

test.each([
  ['icd-10', 'N43.4', 'a spermatocele, which the page about hydroceles does not explain'],
  ['icd-10-cm', 'N43.42', 'a spermatocele'],
  ['icd-11', 'GB00.2', 'a spermatocele'],
  ['icd-10', 'N39.4', 'overflow and reflex incontinence as well as urge incontinence'],
  ['icd-10', 'N32.8', 'several disorders of the bladder'],
  ['icd-10', 'F52.2', 'a disorder of women as well as of men'],
  ['icd-10', 'R35', 'polyuria and frequency as well as nocturia'],
  ['icd-10-cm', 'R97.21', 'a PSA that rises after the treatment of prostate cancer'],
  ['icd-10', 'R32', 'every incontinence of urine'],
] as const)('no page stands for %s %s: %s', (...[system, code]) => {
  const accepted = new Set(withBroaderCodes(system, code))
  const pages = coded.filter(({ codes }) => codes.some((one) => one.system === system && accepted.has(one.code)))
  expect(pages.map(({ identity }) => identity)).toEqual([])
})

test('no two conditions have the same code, so that a diagnosis leads to one page', () => {
  const conditions = coded.filter(({ typeHandle }) => typeHandle === 'condition')
  const owners = new Map<string, string[]>()
  for (const { identity, codes } of conditions)
    for (const { system, code } of codes)
      owners.set(`${system} ${code}`, [...(owners.get(`${system} ${code}`) ?? []), identity])
  expect([...owners].filter(([, pages]) => pages.length > 1)).toEqual([])
})
