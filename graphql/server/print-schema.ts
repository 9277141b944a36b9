import { writeFileSync } from 'node:fs'
import { printSchema } from 'graphql'
import { buildContentSchema } from './schema.ts'

/** The content contract as text: what `graphql/schema.graphql` must hold. Ends in a newline. */
export function printContentSchema(): string {
  return `${printSchema(buildContentSchema())}\n`
}

// Run by itself, it writes the committed file.
if (import.meta.main) writeFileSync(new URL('../schema.graphql', import.meta.url), printContentSchema())
