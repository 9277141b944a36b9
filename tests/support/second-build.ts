import { appendFileSync, existsSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildCopy, copyProject } from './copy-project.ts'

/**
 * Returns the path of a copy of the project with another build, in which the page of a treatment sets `isSecondBuild`, so
 * its file and those that import it have other names. A build takes most of a minute, so `npm run test:all` sets
 * `SECOND_BUILD_DIR`, in which the tests in Node and those in a browser share it. Without it, a new copy is made in a
 * directory that the next run replaces.
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
