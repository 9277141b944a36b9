import { writeFileSync } from 'node:fs'
import { printSchema } from 'graphql'
import { buildContentSchema } from './schema.ts'

/** Returns the content contract as the text of `graphql/schema.graphql`, with a newline at its end. */
export function printContentSchema(): string {
  return `${printSchema(buildContentSchema())}\n`
}

// Run as a script, this module writes the committed file.
if (import.meta.main) writeFileSync(new URL('../schema.graphql', import.meta.url), printContentSchema())
