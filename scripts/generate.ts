import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from '@graphql-codegen/cli'
import { createServer } from 'vite'
import { authSchema } from '#auth/auth-schema.server.ts'
import { settingsTable } from '#config/settings.server.ts'
import codegen from '../graphql/codegen.ts'
import { printContentSchema } from '../graphql/server/print-schema.ts'
import { authTableTypes, missingAuthMigration } from './lib/auth-tables.ts'
import { requireNode } from './lib/require-node.ts'
import { root } from './lib/run-command.ts'

// Writes every file that is generated from other files. With --check nothing is written; the run names each outdated file
// and fails.
requireNode()
process.chdir(root)

type Made = { readonly file: string; readonly text: string }

const checking = process.argv.includes('--check')
const read = (file: string) => {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return undefined
  }
}

/** Writes the file, or with --check reports that it is outdated. */
function settle({ file, text }: Made): boolean {
  if (read(file) === text) return true
  if (checking) {
    console.error(`${file} is not up to date. Run: npm run generate`)
    return false
  }
  writeFileSync(join(root, file), text)
  console.log(`Wrote ${file}`)
  return true
}

/** Generates types and documents of the operations from the schema file. */
async function makeOperations(): Promise<Made[]> {
  const files = (await generate({ ...codegen, silent: true }, false)) as { filename: string; content: string }[]
  return files.map(({ filename, content }) => ({
    file: filename.replace(`${root}/`, '').replace(/^\.\//, ''),
    text: content,
  }))
}

/** Generates the README with the table of environment variables between its two marks. */
function makeReadme(): Made[] {
  const file = 'README.md'
  const readme = read(file)
  const marks = /(<!-- settings -->\n)[\s\S]*?(\n<!-- \/settings -->)/
  if (readme === undefined || !marks.test(readme)) {
    throw new Error('README.md must hold <!-- settings --> and <!-- /settings -->, each on a line of its own.')
  }
  return [
    {
      file,
      text: readme.replace(marks, (_, before: string, after: string) => `${before}\n${settingsTable()}\n${after}`),
    },
  ]
}

/** Generates the route tree. TanStack Start writes the file itself, as soon as its configuration is read. */
async function makeRouteTree(): Promise<Made[]> {
  const file = 'src/routeTree.gen.ts'
  const before = read(file)
  const server = await createServer({
    configFile: 'app.config.ts',
    logLevel: 'warn',
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  await server.close()
  const text = read(file) ?? ''
  if (before === undefined) return [{ file, text }]
  writeFileSync(join(root, file), before)
  return [{ file, text }]
}

/**
 * Generates the types of better-auth's tables, and a migration for the missing ones. The migration takes effect once a
 * developer has added it to the list of migrations.
 */
async function makeAuthTables(): Promise<Made[]> {
  const missing = await missingAuthMigration(authSchema)
  if (missing !== undefined && !checking) {
    const constant = /export const (\w+)/.exec(missing.text)?.[1] ?? ''
    console.log(`Put ${constant} of ${missing.name} at the end of the list in src/storage/migrate.server.ts.`)
  }
  return [
    { file: 'src/storage/auth-tables.gen.ts', text: authTableTypes(authSchema) },
    ...(missing ? [{ file: `src/storage/migrations/${missing.name}.server.ts`, text: missing.text }] : []),
  ]
}

let upToDate = true
// The order matters: the operations are generated from the schema.
for (const make of [
  () => [{ file: 'graphql/schema.graphql', text: printContentSchema() }],
  makeOperations,
  makeReadme,
  makeAuthTables,
  makeRouteTree,
]) {
  try {
    for (const made of await make()) upToDate = settle(made) && upToDate
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    upToDate = false
  }
}
process.exit(upToDate ? 0 : 1)
