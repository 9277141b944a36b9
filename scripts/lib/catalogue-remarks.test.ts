import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fallbackLanguage, languages } from '#i18n/languages.ts'
import { catalogueStatus, lineOf } from './catalogue-remarks.ts'
import { readCatalogue } from './catalogue-problems.ts'
import { brokenWordRules, readWordRules, type WordRule } from './word-rules.ts'

const rule = (avoid: string, english = '', write = 'anders'): WordRule => ({ avoid, write, english })
const breaks = (rules: readonly WordRule[], english: string, translation: string) =>
  brokenWordRules(rules, { english, translation }).map(({ avoid }) => avoid)

const statusOf = (english: string, po: string, rules: readonly WordRule[] = []) =>
  catalogueStatus(readCatalogue(po), new Map([[english, english]]), rules)

test('a word to avoid is found as a whole word in any case, and in messages whose English has the word of its rule', () => {
  expect(breaks([rule('Dokter')], 'Ask.', 'Vraag de dokter.')).toEqual(['Dokter'])
  expect(breaks([rule('dokter')], 'Ask.', 'Vraag de dokters.')).toEqual([])
  expect(breaks([rule('chatbot', 'chatbot')], 'Ask the chatbots', 'Chatbot')).toEqual(['chatbot'])
  expect(breaks([rule('chatbot', 'chatbot')], 'Ask a person', 'Chatbot')).toEqual([])
})

test('a word to avoid may have any ending where its rule says so', () => {
  expect(breaks([rule('serwis…')], 'Website', 'Na stronie serwisu.')).toEqual(['serwis…'])
  expect(breaks([rule('serwis…')], 'Website', 'Na stronie autoserwisu.')).toEqual([])
})

test('a word to avoid is allowed as a part of a word that the glossary recommends', () => {
  expect(breaks([rule('محلي', '', 'رقم محلي')], 'Number', 'اتصل على رقم محلي')).toEqual([])
})

test('a Chinese word to avoid is found between other characters', () => {
  expect(breaks([rule('账号', 'account', '账户')], 'Your account', '您的账号信息')).toEqual(['账号'])
})

test('every glossary has a table of words to avoid, which can be read', () => {
  for (const language of languages.filter((tag) => tag !== fallbackLanguage)) {
    const rules = readWordRules(readFileSync(`docs/glossary/${language}.md`, 'utf8'))
    expect(rules.length, language).toBeGreaterThan(2)
  }
  expect(() => readWordRules('# Deutsch\n')).toThrow('Words to avoid')
  expect(() => readWordRules('## Words to avoid\n\n| a | b | c |\n|---|---|---|\n| only | two |\n')).toThrow(
    'three cells',
  )
})

test('a missing and an unconfirmed translation are counted', () => {
  expect(statusOf('Send', 'msgid "Send"\nmsgstr ""')).toEqual({
    messages: 1,
    translated: 0,
    remarks: [{ kind: 'missing', id: 'Send', text: 'has no translation' }],
  })
  const fuzzy = statusOf('Send', '#, fuzzy\nmsgid "Send"\nmsgstr "Senden"')
  expect([fuzzy.translated, ...fuzzy.remarks.map(({ kind }) => kind)]).toEqual([1, 'fuzzy'])
})

test('a label of up to 70 characters may be longer than the English by so much, without its placeholders', () => {
  const kinds = (english: string, translation: string) =>
    statusOf(english, `msgid "${english}"\nmsgstr "${translation}"`).remarks.map(({ kind }) => kind)
  expect(kinds('Search', 'a'.repeat(18))).toEqual([])
  expect(kinds('Search', 'a'.repeat(19))).toEqual(['long'])
  expect(kinds('{0}', '{0}')).toEqual([])
  expect(kinds('Search {name}', `{name} ${'a'.repeat(17)}`)).toEqual([])
  expect(kinds('a'.repeat(71), 'a'.repeat(200))).toEqual([])
  expect(kinds('Search', '搜'.repeat(10))).toEqual(['long'])
})

test('the line of every message of a catalogue is found', () => {
  for (const file of globSync('locales/de-DE/*.po')) {
    const text = readFileSync(file, 'utf8')
    const lines = text.split('\n')
    for (const { id } of readCatalogue(text))
      expect(lines[lineOf(id, text) - 1]).toContain(JSON.stringify(id.split('\n')[0]).slice(0, -1))
  }
})
