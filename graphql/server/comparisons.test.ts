import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { loadContent } from './load-content.ts'

// `/condition/<slug>/compare` shows the option grid of the treatment that a condition names, on every site.

const { model } = await loadContent({ directory: fileURLToPath(new URL('../content', import.meta.url)) })

test('a condition names the same comparison in every language, and it is a treatment with a grid', () => {
  const conditions = model.byType('condition', model.primarySite)
  const compared = conditions.filter(({ fields }) => 'comparison' in fields && fields.comparison !== undefined)
  expect(compared.length).toBeGreaterThan(2)
  for (const { identity, fields } of conditions) {
    const comparison = 'comparison' in fields ? fields.comparison : undefined
    for (const { site, fields: translated } of model.versions(identity))
      expect([identity, site.handle, 'comparison' in translated ? translated.comparison : undefined]).toEqual([
        identity,
        site.handle,
        comparison,
      ])
    if (comparison === undefined) continue
    for (const treatment of model.versions(comparison)) expect(treatment.fields).toHaveProperty('optionGrid')
  }
})

test('every outcome of a grid says whether more people are better or worse, the same for all treatments', () => {
  const grids = model
    .byType('treatment', model.primarySite)
    .flatMap(({ identity }) => model.versions(identity))
    .flatMap(({ fields }) => ('optionGrid' in fields && fields.optionGrid ? [fields.optionGrid] : []))
  expect(grids.length).toBeGreaterThan(4)
  for (const { options, outcomes } of grids) {
    for (const label of new Set(outcomes.map((outcome) => outcome.label))) {
      const row = outcomes.filter((outcome) => outcome.label === label)
      expect(row.map(({ option }) => option).sort()).toEqual([...options].sort())
      expect(new Set(row.map(({ more }) => more)).size, label).toBe(1)
      expect(row[0]?.more, label).toBeDefined()
    }
  }
})
