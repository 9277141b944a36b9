import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, parse, relative } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { rooms } from '../../oxlint.config.ts'

const root = join(import.meta.dirname, '../..')

/** The text of a file to lint, and the path in the project at which it is linted. */
type Probe = { readonly place: string; readonly text: string }

/**
 * Lints probes with the configuration of the project. This is done in a temporary directory that has the folders below
 * `src`, because the configuration derives its rules from them.
 *
 * @returns the rules that each probe breaks, in the order of the probes
 */
function lintProbes(probes: readonly Probe[]): readonly (readonly string[])[] {
  const directory = mkdtempSync(join(tmpdir(), 'lint-probes-'))
  try {
    for (const name of ['oxlint.config.ts', 'package.json']) copyFileSync(join(root, name), join(directory, name))
    symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'))
    for (const folder of foldersBelow('src')) mkdirSync(join(directory, folder), { recursive: true })
    const files = probes.map(({ place, text }, at) => {
      const { dir, name, ext } = parse(place)
      // A number distinguishes probes in the same place. It is a prefix, because suffixes such as `.test` select rules.
      const file = join(dir, `${at}-${name}${ext}`)
      mkdirSync(join(directory, dir), { recursive: true })
      writeFileSync(join(directory, file), text)
      return file
    })
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
    const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json', ...files], {
      cwd: directory,
      encoding: 'utf8',
    })
    const result = JSON.parse(stdout) as {
      number_of_files: number
      diagnostics: readonly { code: string; filename: string }[]
    }
    expect(result.number_of_files).toBe(files.length)
    return files.map((file) => [
      ...new Set(result.diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code)),
    ])
  } finally {
    rmSync(directory, { recursive: true })
  }
}

function foldersBelow(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

const importing = (from: string) => `import { x } from '${from}'\n\nexport const y = x\n`
const restricted = 'eslint(no-restricted-imports)'

describe('restricted imports', () => {
  const forbidden = [
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
  ] as const
  const allowed = [
    ['src/features/home/zz-probe.ts', '#blocks/block-kinds.ts'],
    ['src/features/home/zz-probe.ts', './home.ts'],
    ['src/features/home/zz-probe.ts', '#content-contract/operations.ts'],
    ['src/features/home/zz-probe.test.ts', '../../../tests/support/render-markup.tsx'],
    ['src/content/zz-probe.ts', '#content-server/content-server.ts'],
    ['src/http/zz-probe.ts', '#sites/sites.ts'],
    ['src/document/zz-probe.ts', '#shell/site-frame.ts'],
  ] as const
  const broken = new Map<string, readonly string[]>()
  const rulesBrokenBy = (place: string, from: string) => broken.get(`${place} ${from}`)

  beforeAll(() => {
    const cases = [...forbidden, ...allowed]
    const results = lintProbes(cases.map(([place, from]) => ({ place, text: importing(from) })))
    for (const [at, [place, from]] of cases.entries()) broken.set(`${place} ${from}`, results[at] ?? [])
  })

  test.each(forbidden)('%s may not import %s', (place, from) => {
    expect(rulesBrokenBy(place, from)).toContain(restricted)
  })

  test.each(allowed)('%s may import %s', (place, from) => {
    expect(rulesBrokenBy(place, from)).not.toContain(restricted)
  })
})

describe('other lint rules', () => {
  test('a literal string in JSX must go through a Lingui macro', () => {
    const translated = "import { Trans } from '@lingui/react/macro'\n\nexport const Zz = () => <Trans>Hello</Trans>\n"
    const [plain, throughLingui] = lintProbes([
      { place: 'src/ui/zz-probe.tsx', text: 'export const Zz = () => <p>Hello</p>\n' },
      { place: 'src/ui/zz-probe.tsx', text: translated },
    ])
    expect(plain).toContain('react(jsx-no-literals)')
    expect(throughLingui).toEqual([])
  })

  test('a default export and a call of console are lint errors', () => {
    const [byDefault, toConsole] = lintProbes([
      { place: 'src/lib/zz-probe.ts', text: 'export default 1\n' },
      { place: 'src/lib/zz-probe.ts', text: 'console.log(1)\nexport const x = 1\n' },
    ])
    expect(byDefault).toContain('import(no-default-export)')
    expect(toConsole).toContain('eslint(no-console)')
  })
})

describe('the source tree', () => {
  const files = ['src', 'graphql/server', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  )

  test('contains no folder in src that is missing from the order of imports', () => {
    const folders = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    const known = [...rooms.flat(), 'http']
    expect(folders.map((entry) => entry.name).filter((name) => !known.includes(name))).toEqual([])
  })

  test('contains no barrel file', () => {
    const routes = /^src\/routes\//
    expect(files.filter((file) => /(?:^|\/)index\.tsx?$/.test(file) && !routes.test(file))).toEqual([])
    const reexports = files.filter(
      (file) => /\.tsx?$/.test(file) && /^export \* from /m.test(readFileSync(join(root, file), 'utf8')),
    )
    expect(reexports).toEqual([])
  })

  test('contains no file or folder named utils, helpers, misc, common or shared', () => {
    const nameless = /(?:^|\/)(?:utils?|helpers?|misc|common|shared)(?:\/|\.tsx?$)/
    expect(files.filter((file) => nameless.test(file))).toEqual([])
  })
})
