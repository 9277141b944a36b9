import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { startNode } from './processes.ts'

const root = join(import.meta.dirname, '../..')
const excludedPaths = /^(?:node_modules|dist|data|\.git|\.tanstack|tests[\\/]results)(?:$|[\\/])/

/**
 * Creates a copy of the project that can be changed and built without affecting the project and its build.
 *
 * @param path the directory of the copy, by default a new one in the directory for temporary files
 */
export function copyProject(path = mkdtempSync(join(tmpdir(), 'plain-urology-'))): {
  readonly path: string
  readonly remove: () => void
} {
  cpSync(root, path, { recursive: true, filter: (from) => !excludedPaths.test(relative(root, from)) })
  symlinkSync(join(root, 'node_modules'), join(path, 'node_modules'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** Builds a copy. Throws an error with the output of the build when it fails. */
export async function buildCopy(path: string, env: Readonly<Record<string, string | undefined>> = {}): Promise<void> {
  const build = startNode(
    ['scripts/build.ts'],
    { NODE_ENV: 'production', VITEST: undefined, LOG_LEVEL: 'warn', ...env },
    path,
  )
  if ((await build.ended) !== 0) throw new Error(`The copy could not be built:\n${build.output()}`)
}
