import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadAll } from 'js-yaml'
import { sites } from '../src/sites/sites.ts'
import { readCatalogue, translationProblems } from './lib/catalogue-problems.ts'
import { requireNode } from './lib/require-node.ts'
import { root, runCommand } from './lib/run-command.ts'

// Checks the messages of all languages: the catalogues have exactly the messages of the code, each message has a comment for
// translators, and every translation exists and is valid. Also checks the static messages of editors (`messages.yaml`):
// each overrides a message that has an explicit ID, and every translation exists and is valid.
requireNode()

const source = 'en-US'
const problems = [...(await outdatedCatalogues()), ...catalogueProblems(), ...contentProblems()]
for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)

async function outdatedCatalogues(): Promise<string[]> {
  const temporaryDirectory = mkdtempSync(join(tmpdir(), 'catalogues-'))
  try {
    cpSync(join(root, 'locales'), temporaryDirectory, { recursive: true })
    const { code, output } = await runCommand('lingui', ['extract', '--clean', '--workers', '1'], {
      env: { LOCALES_DIRECTORY: temporaryDirectory },
      isQuiet: true,
    })
    if (code !== 0) return [output]
    const files = new Set([temporaryDirectory, join(root, 'locales')].flatMap((cwd) => globSync('*/*.po', { cwd })))
    return [...files]
      .filter((file) => read(join(root, 'locales', file)) !== read(join(temporaryDirectory, file)))
      .map((file) => `locales/${file} is not up to date. Run: npm run i18n:extract`)
  } finally {
    rmSync(temporaryDirectory, { recursive: true })
  }
}

function read(file: string) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function catalogueProblems(): string[] {
  return globSync('*.po', { cwd: join(root, 'locales', source) }).flatMap((file) => {
    const english = readCatalogue(read(join(root, 'locales', source, file)))
    const texts = new Map(english.map(({ id, isNamed, translation }) => [id, isNamed ? translation : id]))
    const uncommented = english
      .filter(({ comment }) => comment === '')
      .map(
        ({ id }) =>
          `"${id}" (${file}) has no comment for translators. Write a literal \`comment\` beside it in the code.`,
      )
    return [
      ...uncommented,
      ...Object.values(sites)
        .filter(({ locale }) => locale !== source)
        .flatMap(({ locale }) =>
          readCatalogue(read(join(root, 'locales', locale, file))).flatMap(({ id, translation }) =>
            translationProblems(texts.get(id) ?? id, translation, locale).map(
              (problem) => `locales/${locale}/${file}: the translation of "${id}" ${problem}`,
            ),
          ),
        ),
    ]
  })
}

function contentProblems(): string[] {
  const messagesOf = (handle: string) => {
    // An empty file, which a new site may have, contains no document. Every message is then reported as missing.
    const [list = []] = loadAll(read(join(root, `graphql/content/${handle}/messages.yaml`))) as {
      key: string
      message: string
    }[][]
    return new Map(list.map(({ key, message }) => [key, message]))
  }
  const english = messagesOf(sites.en.handle)
  const named = new Set(
    globSync('*.po', { cwd: join(root, 'locales', source) })
      .flatMap((file) => readCatalogue(read(join(root, 'locales', source, file))))
      .filter(({ isNamed }) => isNamed)
      .map(({ id }) => id),
  )
  const unusedMessages = [...english.keys()]
    .filter((key) => !named.has(key))
    .map((key) => `graphql/content/${sites.en.handle}/messages.yaml: no message of the code has the id ${key}`)
  const untranslated = Object.values(sites)
    .filter(({ locale }) => locale !== source)
    .flatMap(({ handle, locale }) => {
      const messages = messagesOf(handle)
      return [...english].flatMap(([key, text]) =>
        translationProblems(text, messages.get(key) ?? '', locale).map(
          (problem) => `graphql/content/${handle}/messages.yaml: ${key} ${problem}`,
        ),
      )
    })
  return [...unusedMessages, ...untranslated]
}
