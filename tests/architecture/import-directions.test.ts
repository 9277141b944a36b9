import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { rooms } from '../../oxlint.config.ts'

const root = join(import.meta.dirname, '../..')
const written: string[] = []

afterEach(() => {
  for (const file of written.splice(0)) rmSync(file, { force: true })
})

/** Lints a file that stands where it is said, and gives the rules that it breaks. */
function rulesBrokenBy(place: string, text: string): string[] {
  const file = join(root, place)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  written.push(file)
  let output
  try {
    output = execFileSync(process.execPath, ['node_modules/oxlint/bin/oxlint', '--format=json', place], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    })
  } catch (error) {
    output = (error as { stdout: string }).stdout
  }
  const { diagnostics } = JSON.parse(output) as { diagnostics: { code: string }[] }
  return [...new Set(diagnostics.map(({ code }) => code))]
}

const importing = (from: string) => `import { x } from '${from}'\n\nexport const y = x\n`
const restricted = 'eslint(no-restricted-imports)'

describe('the one direction of imports', () => {
  test.each([
    ['src/lib/zz-probe.ts', '#sites/sites.ts'],
    ['src/sites/zz-probe.ts', '#telemetry/report.server.ts'],
    ['src/content/zz-probe.ts', '#features/home/home.ts'],
    ['src/storage/zz-probe.ts', '#mail/mail.ts'],
    ['src/mail/zz-probe.ts', '#auth/auth-schema.server.ts'],
    ['src/ui/zz-probe.ts', '#blocks/block-kinds.ts'],
    ['src/blocks/zz-probe.ts', '#shell/site-frame.ts'],
    ['src/shell/zz-probe.ts', '#features/home/home.ts'],
    ['src/features/home/zz-probe.ts', '#shell/site-frame.ts'],
    ['src/features/home/zz-probe.ts', '#features/conditions/condition.ts'],
    ['src/features/home/zz-probe.ts', '../conditions/condition.ts'],
    ['src/features/home/zz-probe.test.ts', '../conditions/condition.ts'],
    ['src/features/home/zz-probe.ts', '#routes/index.tsx'],
    ['src/ui/zz-probe.ts', '#content-contract/operations.ts'],
    ['src/features/home/zz-probe.tsx', '#content-contract/operations.ts'],
    ['src/features/home/zz-probe.ts', '#content-server/content-server.ts'],
    ['src/features/home/zz-probe.ts', '#router.tsx'],
    ['src/http/zz-probe.ts', '#content/content.server.ts'],
    ['src/http/zz-probe.ts', '#i18n/languages.ts'],
    ['graphql/server/zz-probe.ts', '#config/settings.server.ts'],
  ])('%s may not import %s', (place, from) => {
    expect(rulesBrokenBy(place, importing(from))).toContain(restricted)
  })

  test.each([
    ['src/features/home/zz-probe.ts', '#blocks/block-kinds.ts'],
    ['src/features/home/zz-probe.ts', './home.ts'],
    ['src/features/home/zz-probe.ts', '#content-contract/operations.ts'],
    ['src/features/home/zz-probe.test.ts', '../../../tests/support/render-markup.tsx'],
    ['src/content/zz-probe.ts', '#content-server/content-server.ts'],
    ['src/http/zz-probe.ts', '#sites/sites.ts'],
    ['src/document/zz-probe.ts', '#shell/site-frame.ts'],
  ])('%s may import %s', (place, from) => {
    expect(rulesBrokenBy(place, importing(from))).not.toContain(restricted)
  })
})

describe('other habits that the lint rules keep', () => {
  test('words in a component go through Lingui', () => {
    expect(rulesBrokenBy('src/ui/zz-probe.tsx', 'export const Zz = () => <p>Hello</p>\n')).toContain(
      'react(jsx-no-literals)',
    )
    const translated = "import { Trans } from '@lingui/react/macro'\n\nexport const Zz = () => <Trans>Hello</Trans>\n"
    expect(rulesBrokenBy('src/ui/zz-probe.tsx', translated)).toEqual([])
  })

  test('nothing is exported by default, and nothing writes to the console', () => {
    expect(rulesBrokenBy('src/lib/zz-probe.ts', 'export default 1\n')).toContain('import(no-default-export)')
    expect(rulesBrokenBy('src/lib/zz-probe.ts', 'console.log(1)\nexport const x = 1\n')).toContain('eslint(no-console)')
  })
})

describe('the tree', () => {
  const files = ['src', 'graphql/server', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  )

  test('has a place in the list for every folder of src', () => {
    const folders = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    const known = [...rooms.flat(), 'http']
    expect(folders.map((entry) => entry.name).filter((name) => !known.includes(name))).toEqual([])
  })

  test('has no barrel', () => {
    const routes = /^src\/routes\//
    expect(files.filter((file) => /(?:^|\/)index\.tsx?$/.test(file) && !routes.test(file))).toEqual([])
    const reexports = files.filter(
      (file) => /\.tsx?$/.test(file) && /^export \* from /m.test(readFileSync(join(root, file), 'utf8')),
    )
    expect(reexports).toEqual([])
  })

  test('has no folder and no file for what has no name', () => {
    const nameless = /(?:^|\/)(?:utils?|helpers?|misc|common|shared)(?:\/|\.tsx?$)/
    expect(files.filter((file) => nameless.test(file))).toEqual([])
  })
})
