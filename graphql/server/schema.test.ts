import { readFileSync } from 'node:fs'
import { isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { entryForms, sectionTypes } from './content-kinds.ts'
import { printContentSchema } from './print-schema.ts'
import { buildContentSchema } from './schema.ts'

test('the committed schema is the one that the server answers', () => {
  expect(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8')).toBe(printContentSchema())
})

test('every kind of entry that can be written has its type in the contract, and every section its kinds', () => {
  const schema = buildContentSchema()
  for (const typeHandle of Object.keys(entryForms)) {
    expect(isObjectType(schema.getType(`${typeHandle}_Entry`)), typeHandle).toBe(true)
  }
  expect(new Set(Object.values(sectionTypes).flat())).toEqual(new Set(Object.keys(entryForms)))
})
