import type { CodegenConfig } from '@graphql-codegen/cli'

/** Types and documents for `graphql/operations/`, made by `npm run generate`. */
export default {
  schema: './graphql/schema.graphql',
  documents: ['./graphql/operations/**/*.graphql'],
  generates: {
    './graphql/generated/operations.ts': {
      plugins: ['typescript-operations', 'typed-document-node'],
      config: {
        documentMode: 'string',
        useTypeImports: true,
        enumsAsTypes: true,
        skipTypename: true,
        inlineFragmentTypes: 'combine',
        dedupeFragments: true,
        scalars: { DateTime: 'string', QueryArgument: 'string | number | boolean' },
      },
    },
  },
} satisfies CodegenConfig
