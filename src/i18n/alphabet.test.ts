import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { groupByLetter, indexLetters, letterOf, lettersOf, withoutArabicArticle } from './alphabet.ts'
import { languages } from './languages.ts'

const allLanguages = languages

describe('the index letter of a title', () => {
  test.each([
    ['en-US', 'Kidney stones', 'K'],
    ['en-US', '“Élan”', 'E'],
    ['en-US', '3D scans', '#'],
    ['en-US', '', '#'],
    ['de-DE', 'Überaktive Blase', 'U'],
    ['fr-FR', 'Écoulement', 'E'],
    ['fr-FR', 'Œdème', 'O'],
    ['es-ES', 'Ñame', 'Ñ'],
    ['nl-NL', 'IJzer', 'I'],
    ['sl-SI', 'Črevo', 'Č'],
    ['tr-TR', 'idrar yolu', 'İ'],
    ['tr-TR', 'ışın', 'I'],
    ['tr-TR', 'Şeker', 'Ş'],
    ['lv-LV', 'Ārsts', 'A'],
    ['lv-LV', 'Ķermenis', 'Ķ'],
    ['fi-FI', 'Äkillinen kipu', 'Ä'],
    ['cs-CZ', 'Chlamydie', 'CH'],
    ['cs-CZ', 'Cévka', 'C'],
    ['cs-CZ', 'Ďas', 'D'],
    ['sk-SK', 'chrbát', 'CH'],
    ['pl-PL', 'Łagodny rozrost', 'Ł'],
    ['hr-HR', 'Ljekarna', 'LJ'],
    ['hr-HR', 'Đumbir', 'Đ'],
    ['bg-BG', 'Йод', 'Й'],
    ['bg-BG', 'Камъни', 'К'],
    ['sq-AL', 'Dhimbje', 'DH'],
    ['hu-HU', 'Ágybavizelés', 'A'],
    ['hu-HU', 'Szűkület', 'SZ'],
    ['hu-HU', 'Őssejt', 'Ö'],
    ['et-EE', 'Õendus', 'Õ'],
    ['et-EE', 'Üle', 'Ü'],
    ['el-GR', 'Έρπης', 'Ε'],
    ['el-GR', 'ουρολοίμωξη', 'Ο'],
    ['el-GR', 'Kidney stones', 'K'],
    ['bg-BG', 'Kidney stones', 'K'],
    ['ar', 'حصى الكلى', 'ح'],
    ['ar', 'المثانة العصبية', 'م'],
    ['ar', 'التهاب المسالك البولية', 'ا'],
    ['ar', 'الالتهاب', 'ا'],
    ['ar', 'أورام', 'ا'],
    ['ar', 'Kidney stones', 'K'],
    ['zh-CN', '肾结石', 'S'],
    ['zh-CN', '尿路感染', 'N'],
    ['zh-CN', '前列腺癌', 'Q'],
    ['zh-CN', '膀胱癌', 'P'],
    ['zh-CN', '血尿', 'X'],
    ['zh-CN', '睾丸癌', 'G'],
    ['zh-CN', '良性前列腺增生', 'L'],
    ['zh-CN', 'PSA 检查', 'P'],
    ['en-US', '肾结石', '#'],
  ] as const)('in %s of %j is %s', (language, title, letter) => {
    expect(letterOf(language, title)).toBe(letter)
  })

  test.each(allLanguages)('is for every letter of %s that letter', (language) => {
    for (const letter of lettersOf(language)) {
      expect(letterOf(language, letter)).toBe(letter)
      expect(letterOf(language, letter.toLocaleLowerCase(language))).toBe(letter)
    }
  })

  test.each(allLanguages)(
    'occurs once in the alphabet of %s, which is sorted in the order of the language',
    (language) => {
      const letters = lettersOf(language)
      expect(new Set(letters).size).toBe(letters.length)
      expect(letters.toSorted(new Intl.Collator(language).compare)).toEqual(letters)
    },
  )

  test('is in the index for any title', () => {
    fc.assert(
      fc.property(fc.constantFrom(...allLanguages), fc.string({ unit: 'binary' }), (language, title) => {
        const used = indexLetters(language, [title]).filter(({ isUsed }) => isUsed)
        expect(used.map(({ letter }) => letter)).toEqual([letterOf(language, title)])
      }),
    )
  })
})

describe('an alphabetical index', () => {
  test('has the whole alphabet, and marks used letters', () => {
    const letters = indexLetters('el-GR', ['Νεφρολιθίαση', 'Kidney cancer'])
    expect(letters).toHaveLength(25)
    expect(letters.filter(({ isUsed }) => isUsed)).toEqual([
      { letter: 'Ν', anchor: 'letter-ν', isUsed: true },
      { letter: 'K', anchor: 'letter-k', isUsed: true },
    ])
  })

  test('has a unique anchor for every letter', () => {
    for (const language of allLanguages) {
      const anchors = indexLetters(language, ['7']).map(({ anchor }) => anchor)
      expect(new Set(anchors).size).toBe(anchors.length)
    }
  })

  test('groups its entries by letter and sorts them in the order of the language', () => {
    const groups = groupByLetter('cs-CZ', [
      { label: 'Hypospadie' },
      { label: 'Chlamydie' },
      { label: 'Cysta' },
      { label: 'Čípek' },
      { label: 'Cévka' },
      { label: '5 rad' },
    ])
    expect(groups.map(({ letter, links }) => [letter, links.map(({ label }) => label)])).toEqual([
      ['C', ['Cévka', 'Cysta']],
      ['Č', ['Čípek']],
      ['H', ['Hypospadie']],
      ['CH', ['Chlamydie']],
      ['#', ['5 rad']],
    ])
  })

  test('sorts Arabic without the article', () => {
    const groups = groupByLetter('ar', [{ label: 'المثانة' }, { label: 'مبيض' }])
    expect(groups.map(({ links }) => links.map(({ label }) => label))).toEqual([['مبيض', 'المثانة']])
  })
})

test('the Arabic article is removed only when it is one', () => {
  expect(withoutArabicArticle('المَثانة')).toBe('مثانة')
  expect(withoutArabicArticle('التهاب')).toBe('التهاب')
  expect(withoutArabicArticle('الالتهاب')).toBe('التهاب')
})
