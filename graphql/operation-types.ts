import {
  type DefinitionNode,
  type DocumentNode,
  getNamedType,
  type GraphQLNamedType,
  type GraphQLNullableType,
  type GraphQLSchema,
  type GraphQLType,
  isAbstractType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  typeFromAST,
} from 'graphql'

// A plugin of GraphQL Code Generator that writes the types of operations. `typescript-operations` repeats an entry for each
// of the schema's more than 40 entry types wherever one is fetched, which came to 22,000 lines. Here a fragment is one type,
// to which operations refer by its name, and a field that only some types of entries have is optional.

type Config = { readonly scalars: Readonly<Record<string, string>> }

const builtInScalars = { ID: 'string', String: 'string', Int: 'number', Float: 'number', Boolean: 'boolean' }

/**
 * The type that a part of a selection applies to, and whether every object of the selection has this part. An object may
 * lack it because of its type, or because of `@include` or `@skip`.
 */
type Scope = { readonly type: GraphQLNamedType; readonly isCertain: boolean }

type Selection = {
  /** The types of each field. There are several if types of entries have fields of the same name. */
  readonly fields: Map<string, { readonly types: Set<string>; isCertain: boolean }>
  /** The fragments that apply to every object. */
  readonly fragments: Set<string>
  /** The fragments that some objects may lack, by the type that a fragment applies to. */
  readonly fragmentsByType: Map<GraphQLNamedType, Set<string>>
}

type TypeWriter = (type: GraphQLNamedType) => string

/**
 * Writes the types of all fragments, of all operations with their variables, and of the schema's input objects. Code
 * Generator has validated the documents before; an operation without a name, and a selected field with a scalar for which
 * `config` has no type, throw an error.
 */
export function plugin(schema: GraphQLSchema, files: readonly { document?: DocumentNode }[], config: Config): string {
  const definitions = files.flatMap(({ document }) => document?.definitions ?? [])
  const scalars: Readonly<Record<string, string>> = { ...builtInScalars, ...config.scalars }
  const typeNamed = (name: string) => requireValue(schema.getType(name), name)
  const scopesOfFragments = new Map(
    definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, typeNamed(node.typeCondition.name.value)]] : [],
    ),
  )
  const inputs = Object.values(schema.getTypeMap()).filter((type) => isInputObjectType(type))
  return [
    ...inputs.map((type) => `export type ${type.name} = ${inputText(Object.values(type.getFields()))}`),
    ...definitions.flatMap(definitionText),
    '',
  ].join('\n\n')

  function definitionText(node: DefinitionNode): string[] {
    if (node.kind === Kind.FRAGMENT_DEFINITION) {
      const type = typeNamed(node.typeCondition.name.value)
      return [`export type ${node.name.value}Fragment = ${selectionText(type, node.selectionSet)}`]
    }
    if (node.kind !== Kind.OPERATION_DEFINITION) return []
    const name = requireValue(node.name, 'name of the operation').value
    const variables = (node.variableDefinitions ?? []).map((variable) => ({
      name: variable.variable.name.value,
      type: requireValue(typeFromAST(schema, variable.type), 'type of the variable'),
      defaultValue: variable.defaultValue,
    }))
    return [
      `export type ${name}QueryVariables = ${inputText(variables)}`,
      `export type ${name}Query = ${selectionText(requireValue(schema.getRootType(node.operation), 'root'), node.selectionSet)}`,
    ]
  }

  /** Writes the type of variables, or of the fields of an input object. */
  function inputText(fields: readonly { name: string; type: GraphQLType; defaultValue?: unknown }[]): string {
    return objectText(
      fields.map(({ name, type, defaultValue }) => {
        const isRequired = isNonNullType(type) && defaultValue === undefined
        return `${name}${isRequired ? '' : '?'}: ${typeText(type, (named) => scalars[named.name] ?? named.name)}`
      }),
    )
  }

  function selectionText(type: GraphQLNamedType, set: SelectionSetNode): string {
    const selection: Selection = { fields: new Map(), fragments: new Set(), fragmentsByType: new Map() }
    for (const node of set.selections) collect(node, { type, isCertain: true }, selection)
    const { fields, fragments, fragmentsByType } = selection
    const parts = [...fragments]
    const ofTypes = [...fragmentsByType.values()].map((names) => [...names].join(' & '))
    if (ofTypes.length > 0) parts.push(`Partial<${unionText(ofTypes)}>`)
    const lines = [...fields].map(
      ([name, { types, isCertain }]) => `${name}${isCertain ? '' : '?'}: ${[...types].join(' | ')}`,
    )
    if (lines.length > 0) parts.push(objectText(lines))
    return parts.join(' & ')
  }

  function collect(node: SelectionNode, scope: Scope, into: Selection): void {
    const isCertain = scope.isCertain && !node.directives?.some(({ name }) => /^(?:include|skip)$/.test(name.value))
    if (node.kind === Kind.FIELD) {
      const name = node.alias?.value ?? node.name.value
      const field = into.fields.get(name) ?? { types: new Set(), isCertain: false }
      into.fields.set(name, field)
      field.isCertain ||= isCertain
      field.types.add(fieldText(scope.type, node.name.value, node.selectionSet))
    } else if (node.kind === Kind.INLINE_FRAGMENT) {
      const type = node.typeCondition ? typeNamed(node.typeCondition.name.value) : scope.type
      const inner = { type, isCertain: isCertain && includes(type, scope.type) }
      for (const part of node.selectionSet.selections) collect(part, inner, into)
    } else {
      const type = requireValue(scopesOfFragments.get(node.name.value), node.name.value)
      const fragment = `${node.name.value}Fragment`
      if (isCertain && includes(type, scope.type)) into.fragments.add(fragment)
      else into.fragmentsByType.set(type, new Set([...(into.fragmentsByType.get(type) ?? []), fragment]))
    }
  }

  function fieldText(parent: GraphQLNamedType, name: string, set: SelectionSetNode | undefined): string {
    const { type } = requireValue(
      isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined,
      name,
    )
    return typeText(type, (named) => (set ? selectionText(named, set) : requireValue(scalars[named.name], named.name)))
  }

  /** Whether every object of the type `narrow` is also of the type `wide`. */
  function includes(wide: GraphQLNamedType, narrow: GraphQLNamedType): boolean {
    if (wide === narrow) return true
    return isAbstractType(wide) && (isObjectType(narrow) || isInterfaceType(narrow)) && schema.isSubType(wide, narrow)
  }
}

/** Writes a type of the schema as TypeScript; `named` writes the named type within its lists. */
const typeText = (type: GraphQLType, named: TypeWriter): string =>
  isNonNullType(type) ? nonNullText(type.ofType, named) : `${nonNullText(type, named)} | null`

function nonNullText(type: GraphQLNullableType, named: TypeWriter): string {
  if (!isListType(type)) return named(getNamedType(type))
  const item = typeText(type.ofType, named)
  return `readonly ${/^\w+$/.test(item) ? item : `(${item})`}[]`
}

/** Writes a union of types; a long one has a line for each of its members. */
const unionText = (types: readonly string[]): string =>
  types.length > 2 ? `\n  | ${types.join('\n  | ')}\n` : types.join(' | ')

const objectText = (lines: readonly string[]): string =>
  lines.length === 0 ? '{}' : `{\n${lines.map((line) => `  readonly ${line.replaceAll('\n', '\n  ')}\n`).join('')}}`

function requireValue<Value>(value: Value, name: string): NonNullable<Value> {
  if (value === undefined || value === null) throw new Error(`The schema or the operations have no ${name}.`)
  return value
}
