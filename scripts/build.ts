import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compressFiles } from './lib/compress.ts'
import { buildFile, expectedBuild } from './lib/current-build.ts'
import { checkFileBudgets } from './lib/file-budgets.ts'
import { requireNode } from './lib/require-node.ts'
import { root, runCommand } from './lib/run-command.ts'

// Builds the site into dist/: the client's files with their compressed forms, the server's code, and what was built.
requireNode()

const dist = join(root, 'dist')
const start = performance.now()
const build = expectedBuild()

// A build that breaks off must not look like one that is there.
rmSync(buildFile, { force: true })
const { code } = await runCommand(
  'node',
  ['node_modules/vite/bin/vite.js', 'build', '--config', 'app.config.ts', '--logLevel', 'warn'],
  {
    env: { NODE_ENV: 'production', VITEST: undefined, BASE_PATH: build.basePath, VITE_BUILD_ID: build.id },
  },
)
if (code !== 0) process.exit(code)

const latest = join(dist, 'client/builds/latest.json')
mkdirSync(dirname(latest), { recursive: true })
writeFileSync(latest, `${JSON.stringify({ id: build.id, timestamp: Date.now() })}\n`)
const compressed = await compressFiles(join(dist, 'client'))

const problems = checkFileBudgets(dist)
for (const problem of problems) console.error(`Budget not kept: ${problem}`)
if (problems.length > 0) process.exit(1)

writeFileSync(buildFile, `${JSON.stringify(build)}\n`)
console.log(
  `Built ${build.id} for ${build.basePath} in ${((performance.now() - start) / 1000).toFixed(1)} s, ${compressed} files compressed.`,
)
