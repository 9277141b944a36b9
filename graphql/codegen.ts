import type { CodegenConfig } from '@graphql-codegen/cli'

/** The configuration with which `npm run generate` writes types and documents for `graphql/operations/`. */
export default {
  schema: './graphql/schema.graphql',
  documents: ['./graphql/operations/**/*.graphql'],
  generates: {
    './graphql/generated/operations.ts': {
      plugins: ['./graphql/operation-types.ts', 'typed-document-node'],
      config: {
        // Documents refer to the fragments that they spread, so that the file contains the text of each fragment once.
        documentMode: 'graphQLTag',
        gqlImport: '../../src/content/typed-document.ts#gql',
        documentNodeImport: '../../src/content/typed-document.ts#TypedDocumentString',
        useTypeImports: true,
        scalars: { DateTime: 'string', QueryArgument: 'string | number | boolean' },
      },
    },
  },
} satisfies CodegenConfig
