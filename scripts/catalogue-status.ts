import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fallbackLanguage, isLanguage, type Language, languages } from '../src/i18n/languages.ts'
import { readCatalogue } from './lib/catalogue-problems.ts'
import { catalogueStatus, lineOf, type Remark } from './lib/catalogue-remarks.ts'
import { requireNode } from './lib/require-node.ts'
import { root } from './lib/run-command.ts'
import { readWordRules } from './lib/word-rules.ts'

// Prints the progress of the translations of the interface, a row for each language. With languages as arguments, it prints
// the translations that should be looked at, by file and line. A person has to judge these remarks, so the run does not fail
// because of them.
requireNode()
process.chdir(root)

const { positionals } = parseArgs({ allowPositionals: true })
const unknown = positionals.filter((tag) => !isLanguage(tag))
if (unknown.length > 0) {
  console.error(`There is no language ${unknown.join(', ')}. The languages are: ${languages.join(', ')}.`)
  process.exit(1)
}

const source = readAll(fallbackLanguage)
const english = new Map(
  source.flatMap(({ text }) =>
    readCatalogue(text).map(({ id, isNamed, translation }) => [id, isNamed ? translation : id] as const),
  ),
)
const listed = positionals.filter(isLanguage)

if (listed.length === 0) printTable()
else for (const language of listed) printRemarks(language)

/** Reads the catalogues of a language. */
function readAll(language: Language) {
  return globSync('*.po', { cwd: join('locales', language) })
    .toSorted()
    .map((name) => `locales/${language}/${name}`)
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
}

function statusOf(language: Language) {
  const rules = language === fallbackLanguage ? [] : readWordRules(readFileSync(`docs/glossary/${language}.md`, 'utf8'))
  return readAll(language).map(({ file, text }) => ({
    file,
    text,
    ...catalogueStatus(readCatalogue(text), english, rules),
  }))
}

function printTable() {
  const rows = languages.map((language) => {
    const files = statusOf(language)
    const sum = (count: (file: (typeof files)[number]) => number) =>
      files.reduce((total, file) => total + count(file), 0)
    const count = (kind: Remark['kind']) =>
      sum(({ remarks }) => remarks.filter((remark) => remark.kind === kind).length)
    return [
      language,
      sum(({ messages }) => messages),
      sum(({ translated }) => translated),
      count('fuzzy'),
      count('long'),
      count('word'),
    ].map(String)
  })
  const table = [['language', 'messages', 'translated', 'fuzzy', 'too long', 'words to avoid'], ...rows]
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? []
  for (const row of table)
    console.log(
      row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
    )
  console.log('\nWhat the numbers stand for, in one language: npm run i18n:status -- de-DE')
}

function printRemarks(language: Language) {
  const lines = statusOf(language).flatMap(({ file, text, remarks }) =>
    remarks.map((remark) => `${file}:${lineOf(remark.id, text)}: “${remark.id}” ${remark.text}`),
  )
  for (const line of lines) console.log(line)
  console.log(`${language}: ${lines.length} to look at.`)
}
