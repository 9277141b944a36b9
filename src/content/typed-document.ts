/** The text of an operation of `graphql/operations/`, with the types of its result and of its variables. */
export class TypedDocumentString<Result, Variables> extends String {
  /** Only ever a type, by which callers know what they send and get. */
  declare readonly operation?: (variables: Variables) => Result
}

/** Makes a document of its text and of the fragments that it spreads. */
export const gql = (
  texts: TemplateStringsArray,
  ...fragments: readonly TypedDocumentString<unknown, unknown>[]
): TypedDocumentString<unknown, unknown> => new TypedDocumentString(String.raw({ raw: texts }, ...fragments))
