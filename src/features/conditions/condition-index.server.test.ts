import { expect, test } from 'vitest'
import { isUntranslated } from '#ui/safe-link.ts'
import { loadConditionIndex } from './condition-index.server.ts'

test('the index of a site begins with its own conditions, under all their names', async () => {
  const { index } = await loadConditionIndex({ site: 'fi' })
  const rows = index.groups.flatMap(({ links }) => links)
  expect(rows.filter(({ link }) => isUntranslated(link))).toEqual([])
  expect(rows).toContainEqual({
    label: 'Rakkotulehdus',
    link: expect.objectContaining({ label: 'Virtsatieinfektio', text: undefined }),
  })
  expect(index.untranslated.every(({ link }) => isUntranslated(link))).toBe(true)
  expect(index.untranslated).toContainEqual(
    expect.objectContaining({ label: 'Erektiohäiriö', more: ['Impotenssi'], anchor: 'letter-e' }),
  )
})

test('every part of the body has its own conditions first, and a part without any stays reachable', async () => {
  const { areas } = await loadConditionIndex({ site: 'fi' })
  const kidneys = areas.find(({ area }) => area === 'kidneys')
  expect(kidneys?.own.map(({ label }) => label)).toContain('Munuaiskivet')
  expect(kidneys?.untranslated.map(({ label }) => label)).toContain('Munuaissyöpä')
  const penis = areas.find(({ area }) => area === 'penis')
  expect(penis?.own).toEqual([])
  expect(penis?.untranslated.length).toBeGreaterThan(0)
})

test('the primary site has nothing untranslated', async () => {
  const { index, areas } = await loadConditionIndex({ site: 'en' })
  expect(index.untranslated).toEqual([])
  expect(areas.flatMap(({ untranslated }) => untranslated)).toEqual([])
})
