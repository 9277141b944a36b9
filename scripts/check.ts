import { requireNode } from './lib/require-node.ts'
import { runCommand } from './lib/run-command.ts'

// Runs all static checks. Prints the duration of each check, and the output of those that fail.
requireNode()

const checks: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['types', 'tsc', '--noEmit'],
  ['lint and import directions', 'oxlint', '--deny-warnings'],
  ['formatting', 'oxfmt', '--check'],
  ['unused files, exports and dependencies', 'knip'],
  ['generated files and the table of settings', 'node', 'scripts/generate.ts', '--check'],
  ['catalogues', 'node', 'scripts/check-catalogues.ts'],
]

let failed = 0
for (const [name, command, ...args] of checks) {
  const start = performance.now()
  const { code, output } = await runCommand(command, args, { isQuiet: true })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`)
  if (code === 0) continue
  failed++
  console.log(output.trimEnd().replaceAll(/^/gm, '    '))
}
console.log(`${checks.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
