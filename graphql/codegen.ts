import type { CodegenConfig } from '@graphql-codegen/cli'

/** Types and documents for `graphql/operations/`, made by `npm run generate`. */
export default {
  schema: './graphql/schema.graphql',
  documents: ['./graphql/operations/**/*.graphql'],
  generates: {
    './graphql/generated/operations.ts': {
      plugins: ['./graphql/operation-types.ts', 'typed-document-node'],
      config: {
        // Each document is composed of the fragments that it spreads, whose texts stand in the file once.
        documentMode: 'graphQLTag',
        gqlImport: '../../src/content/typed-document.ts#gql',
        documentNodeImport: '../../src/content/typed-document.ts#TypedDocumentString',
        useTypeImports: true,
        scalars: { DateTime: 'string', QueryArgument: 'string | number | boolean' },
      },
    },
  },
} satisfies CodegenConfig
