import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { requireNode } from './lib/require-node.ts'
import { root, runCommand } from './lib/run-command.ts'

// Checks the catalogues: every message of the code is in them and nothing else, and the languages that are finished lack no
// translation. The other languages show English words where they lack one.
requireNode()

const finished: readonly string[] = ['ar', 'de-DE', 'en-US', 'nl-NL', 'zh-CN']

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
const copy = mkdtempSync(join(tmpdir(), 'catalogues-'))
const problems: string[] = []
try {
  cpSync(join(root, 'locales'), copy, { recursive: true })
  const { code, output } = await runCommand('lingui', ['extract', '--clean', '--workers', '1'], {
    env: { LOCALES_DIRECTORY: copy },
    quiet: true,
  })
  if (code !== 0) problems.push(output)
  for (const file of globSync('*/*.po', { cwd: copy })) {
    const language = dirname(file)
    const written = readIfThere(join(root, 'locales', file))
    if (written !== readFileSync(join(copy, file), 'utf8')) {
      problems.push(`locales/${file} is not up to date. Run: npm run i18n:extract`)
    }
    if (!finished.includes(language)) continue
    for (const [, message] of written.matchAll(/^msgid "(.+)"\nmsgstr ""\n(?!")/gm)) {
      problems.push(`locales/${file} lacks a translation of "${message}"`)
    }
  }
} finally {
  rmSync(copy, { recursive: true })
}
for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
