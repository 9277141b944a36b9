import { buildSchema, parse } from 'graphql'
import { expect, test } from 'vitest'
import { plugin } from './operation-types.ts'

const schema = buildSchema(`
  scalar Moment
  interface Entry { id: ID, typeHandle: String! }
  type Page implements Entry { id: ID, typeHandle: String!, at: Moment, related: [Entry]! }
  type News implements Entry { id: ID, typeHandle: String!, related: [Entry]! }
  type Query { entry(site: [String], limit: Int!): Entry, pages: [Page!] }
`)

const typesOf = (text: string) => plugin(schema, [{ document: parse(text) }], { scalars: { Moment: 'string' } }).trim()

test('a fragment is one type, to which what spreads it refers', () => {
  expect(typesOf('fragment Row on Entry { id } query List { pages { ...Row at } }')).toBe(
    `export type RowFragment = {
  readonly id: string | null
}

export type ListQueryVariables = {}

export type ListQuery = {
  readonly pages: readonly (RowFragment & {
    readonly at: string | null
  })[] | null
}`,
  )
})

test('a field that only some types of entries have is optional, and of either type', () => {
  expect(typesOf('fragment Any on Entry { id ... on Page { related { id } } ... on News { related { typeHandle } } }'))
    .toBe(`export type AnyFragment = {
  readonly id: string | null
  readonly related?: readonly ({
    readonly id: string | null
  } | null)[] | readonly ({
    readonly typeHandle: string
  } | null)[]
}`)
})

test('a fragment that only some types of entries have is there in part', () => {
  const fragments = 'fragment A on Page { at } fragment B on Page { id } fragment C on News { id }'
  expect(typesOf(`${fragments} query One { entry(limit: 1) { ...A ...B ...C } }`)).toContain(
    'readonly entry: Partial<AFragment & BFragment | CFragment> | null',
  )
})

test('what a directive may leave out is optional, and so is a variable that may be null or has a default', () => {
  const types = typesOf(
    'query One($site: [String], $limit: Int! = 1, $all: Boolean!) { entry(site: $site, limit: $limit) @include(if: $all) { id } }',
  )
  expect(types).toContain(`{
  readonly site?: readonly (string | null)[] | null
  readonly limit?: number
  readonly all: boolean
}`)
  expect(types).toContain('readonly entry?: {')
})

test('an operation without a name, and a scalar for which no type is named, are errors', () => {
  const write = (text: string) => plugin(schema, [{ document: parse(text) }], { scalars: {} })
  expect(() => write('{ pages { id } }')).toThrow('name of the operation')
  expect(() => write('query Q { pages { at } }')).toThrow('Moment')
})
