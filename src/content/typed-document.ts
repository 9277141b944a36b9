/** The text of an operation or a fragment of `graphql/operations/`, typed with its result and its variables. */
export class TypedDocumentString<Result, Variables> extends String {
  /** A type-only property, by which the types of a call are inferred. It never has a value. */
  declare readonly operation?: (variables: Variables) => Result
}

/** Creates a document from its text and the fragments that it spreads. */
export const gql = (
  texts: TemplateStringsArray,
  ...fragments: readonly TypedDocumentString<unknown, unknown>[]
): TypedDocumentString<unknown, unknown> => new TypedDocumentString(String.raw({ raw: texts }, ...fragments))
