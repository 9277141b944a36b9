import { execFile, execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import linguiConfig from '../../lingui.config.ts'
import { findProgram, installPackages } from '../support/debian-packages.ts'

const run = promisify(execFile)
const files = globSync('locales/*/*.po').toSorted()
const { format } = linguiConfig
let directory = ''

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'gettext-'))
  if (!findProgram('msgmerge')) installPackages(['gettext'], 'the tests of the catalogues')
  if (!findProgram('msgmerge')) throw new Error('The tests of the catalogues need gettext: apt-get install gettext.')
}, 200_000)
afterAll(() => rmSync(directory, { recursive: true }))

const contextOf = (filename: string) => ({ locale: filename.split('/')[1], sourceLocale: 'en-US', filename })

/**
 * Parses a catalogue as Lingui does, and serializes it over the existing text as `lingui extract` would. Gettext joins the
 * references to source files on one line, whereas an extraction writes each reference on a line of its own, so the
 * references are separated first.
 */
async function rewrite(filename: string, saved: string): Promise<string> {
  const context = contextOf(filename)
  const existing = saved.replaceAll(/^#: .+$/gm, (files) =>
    files.replaceAll(/(?<=\S) /g, '\n#: ').replaceAll('#:\n#: ', '#: '),
  )
  return (await format?.serialize((await format.parse(existing, context)) ?? {}, { ...context, existing })) ?? ''
}

const withoutHeader = (text: string) => text.slice(text.indexOf('\n\n'))

/** Calls a function for all items, three at a time. */
async function forAll<Item>(items: readonly Item[], handle: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const work = async () => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await handle(item)
  }
  await Promise.all([work(), work(), work()])
}

test('msgfmt finds no fault in any catalogue', async () => {
  await forAll(files, async (file) => {
    // msgfmt only warns of missing header fields that PO editors write, such as the last translator. Any other output is a
    // fault.
    const { stderr } = await run('msgfmt', ['--check', '--output-file=/dev/null', file])
    expect(stderr.replaceAll(/.*header field '[\w-]+' missing in header\n/g, '')).toBe('')
  })
}, 300_000)

test('msgmerge with a template of the same messages keeps all translations, and Lingui then writes the same messages', async () => {
  const german = files.filter((file) => file.startsWith('locales/de-DE/') || file.startsWith('locales/ar/'))
  await forAll(german, async (file) => {
    const text = readFileSync(file, 'utf8')
    const template = join(directory, `${file.replaceAll('/', '-')}t`)
    writeFileSync(template, text.replaceAll(/^msgstr "(?!")(?!.*\\n"$).*"$/gm, 'msgstr ""'))
    const { stdout } = await run('msgmerge', ['--quiet', '--no-fuzzy-matching', '--previous', file, template])
    expect(stdout).not.toContain('fuzzy')
    expect(withoutHeader(await rewrite(file, stdout))).toBe(withoutHeader(text))
  })
}, 300_000)

test('a catalogue that Weblate or Poedit has saved, wrapped and with their header, has the same messages for Lingui', async () => {
  await forAll(files, async (file) => {
    const text = readFileSync(file, 'utf8')
    const edited = text.replace(
      /^"X-Generator: .*\\n"$/m,
      String.raw`"X-Generator: Poedit 3.6\n"
"PO-Revision-Date: 2026-11-26 12:00+0100\n"
"Last-Translator: A Translator <translator@example.org>\n"
"Language-Team: \n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"`,
    )
    expect(edited).not.toBe(text)
    const wrapped = execFileSync('msgcat', ['--width=77', '-'], { input: edited, encoding: 'utf8' })
    const written = await rewrite(file, wrapped)
    expect(withoutHeader(written)).toBe(withoutHeader(text))
    expect(written).toContain('Last-Translator: A Translator')
  })
}, 300_000)

test('translations begin and end with white space where the English does, as Poedit demands', async () => {
  for (const file of files) {
    const catalogue = (await format?.parse(readFileSync(file, 'utf8'), contextOf(file))) ?? {}
    for (const { message, translation = '' } of Object.values(catalogue)) {
      if (message === undefined) continue
      for (const edge of [/^\s*/, /\s*$/])
        expect([file, edge.exec(translation)?.[0]]).toEqual([file, edge.exec(message)?.[0]])
    }
  }
})

test('the header of every catalogue names its language and UTF-8, without which Poedit asks or guesses', () => {
  for (const file of files) {
    const [header = ''] = readFileSync(file, 'utf8').split('\n\n')
    expect(header).toContain(String.raw`"Language: ${file.split('/')[1]}\n"`)
    expect(header).toContain(String.raw`"Content-Type: text/plain; charset=utf-8\n"`)
  }
})

test('every catalogue is a component for Weblate, all in one repository', async () => {
  const { stdout } = await run(process.execPath, ['scripts/weblate-components.ts', 'https://git.example.org/site.git'])
  const components: { filemask: string; repo: string; slug: string; file_format: string }[] = JSON.parse(stdout)
  const found = components.flatMap(({ filemask }) => globSync(filemask))
  expect(found.toSorted()).toEqual(files)
  const [first, ...others] = components
  expect(first?.repo).toBe('https://git.example.org/site.git')
  expect(new Set(others.map(({ repo }) => repo))).toEqual(new Set([`weblate://plain-urology/${first?.slug}`]))
  expect(new Set(components.map(({ file_format: format }) => format))).toEqual(new Set(['po']))
})
