import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { outsideBudget } from './budgets.ts'

/**
 * Checks the budgets that need only the built files: all style sheets, and the entry script of every page with its static
 * imports. The other budgets need a browser (tests/e2e).
 *
 * @param dist the directory of the build, with the compressed files in it
 * @returns a sentence for every budget that is not met
 */
export function checkFileBudgets(dist: string): string[] {
  const assets = join(dist, 'client/assets')
  const files = readdirSync(assets)
  const css = sum(files.filter((file) => file.endsWith('.css')).map((file) => compressedSize(join(assets, file))))
  const script = sum([...withStaticImports(assets, entryFile(dist))].map((file) => compressedSize(join(assets, file))))
  return [outsideBudget('css', css), outsideBudget('scriptUntouched', script)].filter(
    (problem) => problem !== undefined,
  )
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const compressedSize = (file: string) => statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? statSync(file).size

/** Returns the entry script of the document, from the manifest with which the server renders pages. */
function entryFile(dist: string) {
  const directory = join(dist, 'server/assets')
  const list = readdirSync(directory).find((file) => file.startsWith('_tanstack-start-manifest'))
  const name = list && /src: "[^"]*\/assets\/([^"]+\.js)"/.exec(readFileSync(join(directory, list), 'utf8'))?.[1]
  if (!name) throw new Error('The script with which pages begin is not named in the build.')
  return name
}

function withStaticImports(assets: string, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const text = readFileSync(join(assets, file), 'utf8')
  for (const [, imported = ''] of text.matchAll(/\b(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
    withStaticImports(assets, imported, found)
  return found
}
