import { Kind, parse } from 'graphql'

/**
 * Creates a check of the root of a query's result. A valid result has every field at the root of the query (sections 6.1 and
 * 6.3 of the GraphQL specification), except those with a directive such as `@include`, and an object, a list or null for
 * each field that has fields of its own. Everything below the root is left to the parsers.
 *
 * @param query the text of the query
 * @returns a function that describes the first fault of a result in a sentence; undefined if the result is well-formed
 */
export function createResultCheck(query: string): (data: unknown) => string | undefined {
  const fields = parse(query)
    .definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : [],
    )
    .filter((selection) => selection.kind === Kind.FIELD)
    .map(({ name, alias, selectionSet, directives }) => ({
      name: (alias ?? name).value,
      hasFields: selectionSet !== undefined,
      // A field with `@include` or `@skip` may be absent from the result.
      isOptional: (directives ?? []).length > 0,
    }))
  return (data) => {
    if (data === undefined || data === null) return 'The answer has no data.'
    if (typeof data !== 'object' || Array.isArray(data)) return 'The data of the answer is no object.'
    for (const { name, hasFields, isOptional } of fields) {
      const value: unknown = (data as Readonly<Record<string, unknown>>)[name]
      if (value === undefined && !isOptional) return `The answer lacks the field ${name}.`
      if (hasFields && value !== undefined && typeof value !== 'object')
        return `The field ${name} of the answer is no object.`
    }
    return undefined
  }
}
