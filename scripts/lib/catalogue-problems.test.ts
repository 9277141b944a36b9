import { describe, expect, test } from 'vitest'
import { readCatalogue, translationProblems } from './catalogue-problems.ts'

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
