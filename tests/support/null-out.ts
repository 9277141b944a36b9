import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildSchema,
  type DocumentNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLOutputType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  type SelectionSetNode,
} from 'graphql'

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../graphql/schema.graphql'), 'utf8'))

/** A field of a response: its type, and the selection sets of all the places in the query that select it. */
type Selected = { readonly type: GraphQLOutputType; readonly below: SelectionSetNode[] }

/**
 * Returns the response to a query with null wherever `isNull` returns true and the schema allows it: in nullable fields and
 * in lists of nullable items.
 */
export function nullOut(query: string, data: Readonly<Record<string, unknown>>, isNull: () => boolean): unknown {
  const prepared = preparedQueries.get(query) ?? prepareQuery(query)
  preparedQueries.set(query, prepared)
  return prepared(data, isNull)
}

type PreparedQuery = (data: Readonly<Record<string, unknown>>, isNull: () => boolean) => unknown

/** The prepared queries by their text. The same queries are sent many times, and collecting the fields of one is slow. */
const preparedQueries = new Map<string, PreparedQuery>()

function prepareQuery(query: string): PreparedQuery {
  const document = parse(query)
  const operation = document.definitions.find((definition) => definition.kind === 'OperationDefinition')
  const root = schema.getQueryType()
  if (!operation || !root) throw new Error('There is no query.')
  const selectionSets = [operation.selectionSet]
  const collect = createCollector(document)
  return (data, isNull) => createWalk(collect, isNull)(data, root.name, selectionSets)
}

type Collect = (typeName: string, selectionSets: readonly SelectionSetNode[]) => ReadonlyMap<string, Selected>

function createCollector(document: DocumentNode): Collect {
  const fragments = new Map<string, FragmentDefinitionNode>(
    document.definitions.flatMap((definition) =>
      definition.kind === 'FragmentDefinition' ? [[definition.name.value, definition]] : [],
    ),
  )

  /**
   * Collects the fields by their name in the response. All fields of a valid query with the same name have the same
   * nullability (GraphQL, 5.3.2 Field Selection Merging), so the concrete type of an object does not matter.
   */
  function collect(typeName: string, selectionSets: readonly SelectionSetNode[], into = new Map<string, Selected>()) {
    const type = schema.getType(typeName)
    for (const selection of selectionSets.flatMap((set) => set.selections)) {
      if (selection.kind === 'Field') {
        const definition =
          isObjectType(type) || isInterfaceType(type) ? type.getFields()[selection.name.value] : undefined
        if (!definition) continue
        const key = selection.alias?.value ?? selection.name.value
        const existing = into.get(key) ?? { type: definition.type, below: [] }
        if (selection.selectionSet) existing.below.push(selection.selectionSet)
        into.set(key, existing)
      } else {
        const fragment = selection.kind === 'InlineFragment' ? selection : fragments.get(selection.name.value)
        if (fragment) collect(fragment.typeCondition?.name.value ?? typeName, [fragment.selectionSet], into)
      }
    }
    return into
  }

  const collected = new WeakMap<readonly SelectionSetNode[], Map<string, ReadonlyMap<string, Selected>>>()
  return (typeName, selectionSets) => {
    const byType = collected.get(selectionSets) ?? new Map<string, ReadonlyMap<string, Selected>>()
    collected.set(selectionSets, byType)
    const fields = byType.get(typeName) ?? collect(typeName, selectionSets)
    byType.set(typeName, fields)
    return fields
  }
}

function createWalk(collect: Collect, isNull: () => boolean) {
  function walkObject(
    data: Readonly<Record<string, unknown>>,
    typeName: string,
    selectionSets: readonly SelectionSetNode[],
  ): Record<string, unknown> {
    const fields = collect(typeName, selectionSets)
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => {
        const field = fields.get(key)
        return [key, field ? walk(value, field.type, field.below) : value]
      }),
    )
  }

  function walk(value: unknown, type: GraphQLOutputType, below: readonly SelectionSetNode[]): unknown {
    if (isNonNullType(type)) return walkValue(value, type.ofType as GraphQLOutputType, below)
    return isNull() ? null : walkValue(value, type, below)
  }

  function walkValue(value: unknown, type: GraphQLOutputType, below: readonly SelectionSetNode[]): unknown {
    if (value === null || value === undefined) return value
    if (isListType(type)) return (value as unknown[]).map((item) => walk(item, type.ofType as GraphQLOutputType, below))
    const named = getNamedType(type)
    return isCompositeType(named) ? walkObject(value as Record<string, unknown>, named.name, below) : value
  }

  return walkObject
}
