import { readFileSync } from 'node:fs'
import { isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { entryForms, sectionTypes } from './content-kinds.ts'
import { printContentSchema } from './print-schema.ts'
import { buildContentSchema } from './schema.ts'

test('the committed schema equals the schema of the content server', () => {
  expect(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8')).toBe(printContentSchema())
})

test('every entry form has its type in the schema, and every section lists its types', () => {
  const schema = buildContentSchema()
  for (const typeHandle of Object.keys(entryForms)) {
    expect(isObjectType(schema.getType(`${typeHandle}_Entry`)), typeHandle).toBe(true)
  }
  expect(new Set(Object.values(sectionTypes).flat())).toEqual(new Set(Object.keys(entryForms)))
})
