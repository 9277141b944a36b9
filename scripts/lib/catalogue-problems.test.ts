import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './run-command.ts'
import { quotationMarks, readCatalogue, translationProblems } from './catalogue-problems.ts'

const problems = (english: string, translation: string, locale = 'de-DE') =>
  translationProblems(english, translation, locale)

test('a catalogue is read with the comments of its messages', () => {
  expect(
    readCatalogue(
      [
        'msgid ""\nmsgstr ""\n"Language: de-DE\\n"',
        '#. Button\n#. placeholder {0}: name\n#: src/a.ts\nmsgid "Send {0}"\nmsgstr "{0} senden"',
        '#. js-lingui-explicit-id\n#: src/b.ts\n#, fuzzy\nmsgid "type-news"\nmsgstr "Meldung"',
      ].join('\n\n'),
    ),
  ).toEqual([
    { id: 'Send {0}', isNamed: false, translation: '{0} senden', comment: 'Button', isFuzzy: false },
    { id: 'type-news', isNamed: true, translation: 'Meldung', comment: '', isFuzzy: true },
  ])
})

describe('a valid translation', () => {
  test.each([
    ['Send {name}', '{name} senden'],
    ['Chatbot', 'Chatbot'],
    ['Read <0>the page</0>', '<0>Die Seite</0> lesen'],
    ['{n, plural, one {# page} other {# pages}}', '{n, plural, one {# Seite} other {# Seiten}}'],
    [
      '{n, plural, =0 {No page} one {# page} other {# pages}}',
      '{n, plural, =0 {Keine} one {# Seite} other {# Seiten}}',
    ],
  ])('%s', (english, translation) => expect(problems(english, translation)).toEqual([]))

  test('has the plural forms of its own language', () => {
    const polish = '{n, plural, one {# strona} few {# strony} many {# stron} other {# strony}}'
    expect(problems('{n, plural, one {# page} other {# pages}}', polish, 'pl-PL')).toEqual([])
    expect(problems('{n, plural, one {# page} other {# pages}}', '{n, plural, other {# 页}}', 'zh-CN')).toEqual([])
  })

  test('may be as short as Chinese is', () =>
    expect(
      problems(
        'We answer there as soon as we can, mostly within two days.',
        '我们会尽快回复，通常在两天之内。',
        'zh-CN',
      ),
    ).toEqual([]))
})

describe('an invalid translation', () => {
  test.each([
    ['Send', ' ', 'has no translation'],
    ['Send {name}', 'Senden {name', 'cannot be read'],
    ['Send {name}', 'Senden {names}', 'other placeholders than the English text: names in place of name'],
    ['Send {name}', 'Senden', 'other placeholders than the English text: none in place of name'],
    ['Read <0>it</0>', 'Lesen Sie <0>es', 'other tags than the English text: <0> in place of </0> <0>'],
    [
      'Read it',
      'Lesen <constructor>Sie</constructor>',
      'other tags than the English text: </constructor> <constructor>',
    ],
    ['{n, plural, one {# page} other {# pages}}', '{n, plural, other {# Seiten}}', 'lacks the plural form one'],
    [
      '{n, plural, one {# page} other {# pages}}',
      '{n, plural, one {# Seite} few {# Seiten} other {# Seiten}}',
      'has the plural form few',
    ],
    ['Save this page', 'Save this page', 'copy of the English'],
    ['Please write nothing about your own health here.', 'Schreiben Sie nichts.', 'has an odd length'],
  ])('%s: %s', (english, translation, problem) => {
    expect(problems(english, translation)).toEqual([expect.stringContaining(problem)])
  })

  test('an English word in another script', () => {
    expect(problems('Chatbot', 'Chatbot', 'el-GR')).toEqual(['is a copy of the English text'])
    expect(problems('PDF', 'PDF', 'el-GR')).toEqual([])
  })
})

describe('the quotation marks of a translation', () => {
  test.each(Object.entries(quotationMarks))('are those of its language’s glossary: %s', (language, [open, close]) => {
    const glossary = readFileSync(join(root, `docs/glossary/${language}.md`), 'utf8')
    const line = glossary.split('\n').find((each) => /quotation marks/i.test(each)) ?? ''
    const named = /[«»„“”‘][^«»„“”‘’]*[«»„“”’]/u.exec(line)?.[0] ?? ''
    expect([named.at(0), named.at(-1)]).toEqual([open, close])
  })

  test.each([
    ['de-DE', 'Drücken Sie „Senden“ oder „Zurück“'],
    ['et-EE', 'Vajutage „Saada“'],
    ['sl-SI', 'Pritisnite »Pošlji«'],
    ['fi-FI', 'Paina ”Lähetä”'],
    ['nl-NL', 'Open ‘de pagina’s’ of de foto’s'],
    ['fr-FR', 'Appuyez sur «\u00a0Envoyer\u00a0»'],
  ])('are accepted: %s, %s', (locale, translation) => {
    expect(problems('Press “Send”', translation, locale)).toEqual([])
  })

  test.each([
    ['et-EE', 'Vajutage „Saada”'],
    ['de-DE', 'Drücken Sie “Senden”'],
    ['de-DE', 'Drücken Sie "Senden"'],
    ['pl-PL', 'Naciśnij „Wyślij'],
    ['sl-SI', 'Pritisnite «Pošlji»'],
    ['nl-NL', 'Druk op “Versturen”'],
  ])('are rejected: %s, %s', (locale, translation) => {
    expect(problems('Press “Send”', translation, locale)).toEqual([
      expect.stringContaining('has other quotation marks than'),
    ])
  })
})

describe('French punctuation', () => {
  test.each(['Quoi\u00a0?', 'Non\u00a0!', 'Source\u00a0: «\u00a0A\u00a0»\u00a0; 12:30, https://a.example'])(
    'is accepted: %s',
    (text) => expect(problems('What', text, 'fr-FR')).toEqual([]),
  )

  test.each(['Quoi ?', 'Quoi?', 'Source : A', 'Source: A', 'A ; B', '« A\u00a0»', '«\u00a0A »', '«A»'])(
    'needs a no-break space: %s',
    (text) => expect(problems('What', text, 'fr-FR')).toEqual([expect.stringContaining('no-break space')]),
  )
})
