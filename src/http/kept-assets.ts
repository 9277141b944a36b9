import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Settings } from '#config/settings.server.ts'
import { reportProblem } from '#telemetry/report.server.ts'

const dayMs = 86_400_000

/**
 * Whether a file of the client is kept for pages of other builds: a file in `assets`, such as a script or a font, whose name
 * contains a hash of its content, or the manifest of a build.
 *
 * @param file the path of the file below the client's directory, beginning with a slash
 */
export const isKeptFile = (file: string): boolean =>
  file.length < 256 && /^\/(?:assets|builds\/meta)\/[\w-][\w.-]*$/.test(file)

type KeepOptions = {
  /** The number of days for which a file is stored after its last use by a node. */
  readonly keepDays: number
  /** The current time, in milliseconds since 1970. */
  readonly now?: number
}

/**
 * Adds the files of a build to the directory from which all nodes serve the files of all builds. A file appears under its
 * name only when it is complete.
 *
 * @param from the directory of the client of the build
 * @param to the directory of the files of all builds
 * @returns the files that are kept, by their paths in the directory
 */
export async function addAssets(from: string, to: string): Promise<readonly string[]> {
  const files = (await listFiles(from)).filter(isKeptFile)
  for (const file of files) await addFile(join(from, file), join(to, file))
  return files
}

/**
 * Marks the files of a build as in use, and deletes the files in the directory that no node has used for `keepDays` days.
 */
export async function refreshAssets(
  directory: string,
  inUse: readonly string[],
  { keepDays, now = Date.now() }: KeepOptions,
): Promise<void> {
  for (const file of inUse) await utimes(join(directory, file), now / 1000, now / 1000)
  for (const file of await listFiles(directory)) {
    const path = join(directory, file)
    // Another node may have deleted the file at the same time.
    const lastUsed = (await stat(path).catch(() => undefined))?.mtimeMs ?? now
    if (lastUsed < now - keepDays * dayMs) await rm(path, { force: true })
  }
}

/**
 * Adds the files of this build to the directory, marks them as in use, and deletes unused files, at once and then once a day
 * as long as the process runs. A failure, such as a full disk, is reported, and the node serves the files that are there.
 */
export async function startKeepingAssets(
  clientDirectory: string,
  { assetsDirectory, keepAssetsDays }: Pick<Settings, 'assetsDirectory' | 'keepAssetsDays'>,
): Promise<void> {
  const reportFailure = (cause: unknown) =>
    reportProblem({ event: 'assets.keep_failed', message: 'The files of this build could not be kept.', cause })
  const keep = async () => {
    const files = await addAssets(clientDirectory, assetsDirectory)
    await refreshAssets(assetsDirectory, files, { keepDays: keepAssetsDays })
  }
  await keep().catch(reportFailure)
  setInterval(() => void keep().catch(reportFailure), dayMs).unref()
}

async function addFile(from: string, to: string) {
  const [source, kept] = await Promise.all([stat(from), stat(to).catch(() => undefined)])
  if (kept?.size === source.size) return
  await mkdir(dirname(to), { recursive: true })
  const incomplete = join(dirname(to), `.${randomUUID()}`)
  try {
    await copyFile(from, incomplete)
    await rename(incomplete, to)
  } catch (error) {
    await rm(incomplete, { force: true })
    throw error
  }
}

/**
 * Lists the files below a directory, by their paths in it, which begin with a slash. The list is empty if the directory does
 * not exist.
 */
async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(directory, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`)
}
