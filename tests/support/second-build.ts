import { appendFileSync, existsSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildCopy, copyProject } from './copy-project.ts'

/**
 * Returns the path of a copy of the project with a different build, in which the page of a treatment sets `isSecondBuild`,
 * so that its file and those that import it have different names from those in the first build. A build takes most of a
 * minute, so `scripts/test.ts` sets `SECOND_BUILD_DIR`, the directory of a copy that the tests in Node and those in a
 * browser share. Without this variable, a new copy is made in a directory that the next run replaces.
 */
export async function provideSecondBuild(): Promise<string> {
  const shared = process.env.SECOND_BUILD_DIR
  const path = shared ?? join(tmpdir(), 'plain-urology-second-build')
  // The build writes this file last.
  if (shared !== undefined && existsSync(join(path, 'dist/build.json'))) return path
  rmSync(path, { recursive: true, force: true })
  copyProject(path)
  appendFileSync(join(path, 'src/features/treatments/TreatmentPage.tsx'), '\nglobalThis.isSecondBuild = true\n')
  await buildCopy(path)
  return path
}
