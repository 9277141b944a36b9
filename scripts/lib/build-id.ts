import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { loadSettings } from '#config/settings.server.ts'
import { root } from './run-command.ts'

/** The values that describe a build; `dist/build.json` contains those of the build in `dist/`. */
export type Build = {
  /** The ID of the build. A page uses it to detect that its files may have been replaced by those of another build. */
  readonly id: string
  /** The base path, which begins and ends with a slash. */
  readonly basePath: string
  /** A hash of the files from which the site is built, and of the scripts that write the files of the build. */
  readonly inputs: string
}

export const buildFile = join(root, 'dist/build.json')

const sources = [
  'src',
  'graphql',
  'locales',
  'public',
  'app.config.ts',
  'lingui.config.ts',
  'package.json',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/lib/compress.ts',
]
// Tests are not part of the build, and the build itself writes the route tree.
const unbuiltFiles = /\.test\.tsx?$|routeTree\.gen\.ts$/

/** Returns the hash of the names and contents of `sources`. */
export function hashInputs(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => filesBelow(join(root, source))).sort()) {
    if (unbuiltFiles.test(file)) continue
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/**
 * Returns the values that a build would have now. Its ID is derived from the sources and the base path, so that the same
 * sources give the same files everywhere; BUILD_ID overrides the ID.
 */
export function expectedBuild(): Build {
  const { basePath } = loadSettings({ BASE_PATH: process.env.BASE_PATH })
  const inputs = hashInputs()
  const id =
    process.env.BUILD_ID ||
    createHash('sha256')
      .update(inputs + basePath)
      .digest('hex')
      .slice(0, 12)
  return { id, basePath, inputs }
}

/** Whether `dist/` contains a build of the current sources for the current base path, with any ID. */
export function isBuilt(): boolean {
  if (!existsSync(buildFile)) return false
  const built = JSON.parse(readFileSync(buildFile, 'utf8')) as Partial<Build>
  const expected = expectedBuild()
  return built.inputs === expected.inputs && built.basePath === expected.basePath
}
