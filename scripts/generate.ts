import { readFileSync, rmSync, writeFileSync } from 'node:fs'
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

// Writes the committed files that follow from other files: the schema and the operations of the content system, the table of
// settings in the README, the types of better-auth's tables with a migration for missing ones, and the route tree. With
// --check it leaves all files as they are, names each outdated one, and fails if there is any.
requireNode()
process.chdir(root)

type GeneratedFile = { readonly file: string; readonly text: string }

const isChecking = process.argv.includes('--check')
const read = (file: string) => {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return undefined
  }
}

/** Writes a file whose text has changed, or with --check reports it. Returns false only for a reported file. */
function writeOrCheck({ file, text }: GeneratedFile): boolean {
  if (read(file) === text) return true
  if (isChecking) {
    console.error(`${file} is not up to date. Run: npm run generate`)
    return false
  }
  writeFileSync(join(root, file), text)
  console.log(`Wrote ${file}`)
  return true
}

/** Generates the types and documents of the GraphQL operations from the schema file. */
async function generateOperations(): Promise<GeneratedFile[]> {
  const files = (await generate({ ...codegen, silent: true }, false)) as { filename: string; content: string }[]
  return files.map(({ filename, content }) => ({
    file: filename.replace(`${root}/`, '').replace(/^\.\//, ''),
    text: content,
  }))
}

/** Generates the README: only the table of environment variables between the two marks is replaced. */
function generateReadme(): GeneratedFile[] {
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

/**
 * Generates the route tree. TanStack Start writes the file itself as soon as its configuration is read, so the old text is
 * restored for `writeOrCheck` to compare with the new one.
 */
async function generateRouteTree(): Promise<GeneratedFile[]> {
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
  if (before === undefined) rmSync(join(root, file), { force: true })
  else writeFileSync(join(root, file), before)
  return [{ file, text }]
}

/**
 * Generates the types of better-auth's tables, and a migration for the missing ones. The migration takes effect once a
 * developer has added it to the list of migrations.
 */
async function generateAuthTables(): Promise<GeneratedFile[]> {
  const missing = await missingAuthMigration(authSchema)
  if (missing !== undefined && !isChecking) {
    const constant = /export const (\w+)/.exec(missing.text)?.[1] ?? ''
    console.log(`Put ${constant} of ${missing.name} at the end of the list in src/storage/migrate.server.ts.`)
  }
  return [
    { file: 'src/storage/auth-tables.gen.ts', text: authTableTypes(authSchema) },
    ...(missing ? [{ file: `src/storage/migrations/${missing.name}.server.ts`, text: missing.text }] : []),
  ]
}

let isUpToDate = true
// The order matters: the operations are generated from the schema.
for (const generateFiles of [
  () => [{ file: 'graphql/schema.graphql', text: printContentSchema() }],
  generateOperations,
  generateReadme,
  generateAuthTables,
  generateRouteTree,
]) {
  try {
    for (const generated of await generateFiles()) isUpToDate = writeOrCheck(generated) && isUpToDate
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    isUpToDate = false
  }
}
process.exit(isUpToDate ? 0 : 1)
