import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

// The English site is en-US: its texts have American spelling and American words (docs/writing-content.md, "How to write").

const folders = ['content/en', 'drafts/en'].map((folder) =>
  fileURLToPath(new URL(`../../graphql/${folder}`, import.meta.url)),
)

/** A pattern of British spellings, and of words that American readers do not use or use for something else. */
const british = new RegExp(
  String.raw`\b(?:${[
    'afterwards|backwards|towards|upwards|downwards|forwards|whilst|amongst|learnt|burnt',
    'complaints?|hot flush(?:es)?|waterworks|back passage|out-of-hours|chemist|fortnight|trousers|nappy|nappies|GPs?|A&E',
    'in hospital|at the weekend|hand luggage|fizzy drinks|travell\\w+|labell\\w+|counsell\\w+|cancell(?:ed|ing)(?!:)',
    'tumours?|oestrogen\\w*|colour\\w*|favour\\w*|behaviour\\w*|labour|neighbour\\w*|odours?',
    'haem\\w+|anaem\\w+|anaesth\\w+|paed\\w+|gynaec\\w+|orthopaed\\w+|oedema|diarrhoea|foet\\w+|faec\\w+|leukaem\\w+|apnoea',
    'litres?|millilitres?|centres?|metres?|centimetres?|fibres?|grey|ageing|judgement|licenced?|defences?|offences?',
    '\\w+isations?|catheteris\\w+|\\w+(?:al|el|er|or|in|at)ise[ds]?|\\w+lys(?:ed?|ing)',
  ].join('|')})\b`,
  'gi',
)

/** The files with the words of readers, many of whom write British English. */
const readersWords: readonly string[] = ['questions.yaml', 'search.yaml']

/** A pattern of words that end like British spellings but are spelled the same in American English. */
const alsoAmerican = /^(?:exercised?|supervised?|surprised?|otherwise|likewise|improvised?|concise|precised?)$/i

/** A pattern of lines that are not prose of the site, such as citations, search words and references to other pages. */
const notText =
  /^\s*(?:- \{ key: .*citation: |(?:synonyms|related|treatments|situations|conditions|sources|topics|tags|slug|variants):|cancelled:)/

const textOf = (line: string) =>
  notText.test(line)
    ? ''
    : line.replaceAll(/entry:[\w/#-]+|\[\^[\w/#-]+\]|sign:[\w-]+|(?:treatments|situations)\/[\w-]+|\{#[\w-]+\}/g, '')

test('the English texts have American spelling and words', async () => {
  const found: string[] = []
  for (const folder of folders) {
    const names = await readdir(folder, { recursive: true })
    for (const name of names.filter((path) => /\.(?:md|yaml)$/.test(path) && !readersWords.includes(path))) {
      const lines = (await readFile(join(folder, name), 'utf8')).split('\n')
      for (const [index, line] of lines.entries())
        for (const [word] of textOf(line).matchAll(british))
          if (!alsoAmerican.test(word)) found.push(`${name}:${index + 1}: ${word}`)
    }
  }
  expect(found).toEqual([])
})

test('paracetamol is mentioned only after its American name', async () => {
  const [folder = ''] = folders
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.md'))
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  const alone = texts.flatMap((text) => text.match(/(?<!acetaminophen \()\bparacetamol\b/gi) ?? [])
  expect(alone).toEqual([])
})
