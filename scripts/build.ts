import { globSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Manifest } from '#pages/payload.ts'
import type { RouteMatcher } from '#pages/route-rules.ts'
import { compressFiles } from './lib/compress.ts'
import { buildFile, expectedBuild } from './lib/build-id.ts'
import { checkFileBudgets } from './lib/file-budgets.ts'
import { requireNode } from './lib/require-node.ts'
import { root, runCommand } from './lib/run-command.ts'

// Builds the site into dist/: the files of the client with compressed copies, the code of the server, and `build.json`,
// which describes the build.
requireNode()

const dist = join(root, 'dist')
const start = performance.now()
const build = expectedBuild()

// The old build file is deleted first, so that a build that fails halfway is not mistaken for a complete one.
rmSync(buildFile, { force: true })
const { code } = await runCommand(
  'node',
  ['node_modules/vite/bin/vite.js', 'build', '--config', 'app.config.ts', '--logLevel', 'warn'],
  {
    env: { NODE_ENV: 'production', VITEST: undefined, BASE_PATH: build.basePath, VITE_BUILD_ID: build.id },
  },
)
if (code !== 0) process.exit(code)

// Vite writes the fonts that only the server imports beside the code of the server, where browsers cannot load them.
for (const font of globSync(join(dist, 'server/assets/*.woff2')))
  renameSync(font, join(dist, 'client/assets', basename(font)))

const timestamp = Date.now()
const builds = join(dist, 'client/builds')
mkdirSync(join(builds, 'meta'), { recursive: true })
writeFileSync(join(builds, 'latest.json'), `${JSON.stringify({ id: build.id, timestamp })}\n`)
const matcher = await readRouteMatcher()
const prerendered = Object.keys(matcher.static).filter((path) => matcher.static[path]?.kind === 'prerendered')
const manifest: Manifest = { id: build.id, timestamp, matcher, prerendered }
writeFileSync(join(builds, `meta/${build.id}.json`), `${JSON.stringify(manifest)}\n`)
const compressed = await compressFiles(join(dist, 'client'))

const problems = checkFileBudgets(dist)
for (const problem of problems) console.error(`Budget not kept: ${problem}`)
if (problems.length > 0) process.exit(1)

writeFileSync(buildFile, `${JSON.stringify(build)}\n`)
console.log(
  `Built ${build.id} for ${build.basePath} in ${((performance.now() - start) / 1000).toFixed(1)} s, ${compressed} files compressed.`,
)

/**
 * Reads the route rules of the new build in a process of its own, because the modules of a build read their settings from
 * the environment when they are imported.
 */
async function readRouteMatcher(): Promise<RouteMatcher> {
  const env = { NODE_ENV: 'production', LOG_LEVEL: 'silent', BASE_PATH: build.basePath }
  const { code: failed, output } = await runCommand('node', ['scripts/print-route-matcher.ts'], { env, isQuiet: true })
  if (failed !== 0) throw new Error(`The rules of the pages could not be read: ${output}`)
  return JSON.parse(output) as RouteMatcher
}
