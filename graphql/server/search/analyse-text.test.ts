import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyserOf } from './analyse-text.ts'
import { languageRules } from './language-rules.ts'

const stemsOf = (language: string, words: string) =>
  analyserOf(language)
    .tokens(words)
    .map(({ stem }) => stem)

/**
 * Groups of word forms that share a stem, for each language except Chinese, as readers type them, with and without
 * diacritics.
 */
const forms: Readonly<Record<string, readonly string[]>> = {
  'en-US': [
    'kidney kidneys KIDNEY',
    'stone stones',
    'infection infections infected',
    'urine urination urinary',
    'prostate prostatic',
    'leak leaking leaks leaked',
  ],
  'nl-NL': ['niersteen nierstenen', 'blaas blazen', 'ontsteking ontstekingen', 'nier nieren'],
  'es-ES': [
    'riñón riñones rinon rinones',
    'cálculo cálculos calculos',
    'infección infecciones infeccion',
    'orina orinar',
  ],
  'de-DE': [
    'Niere Nieren',
    'Stein Steine Steinen',
    'Entzündung Entzündungen entzuendung',
    'Mann Männer Maenner Manner',
    'Körper Koerper',
  ],
  'fr-FR': ['rénal rénaux rénale renales', "urine urines l'urine d'urine", 'calcul calculs', 'douleur douleurs'],
  ar: ['المثانة مثانة المثانه', 'البول بول والبول', 'الكلى كلى الكلي', 'أحمر احمر'],
  'el-GR': [
    'πέτρα πέτρες πέτρας petra petres',
    'νεφρό νεφρά νεφρού nefra',
    'κύστη κύστης κυστη',
    'ουρολοίμωξη ουρολοίμωξης ουρολιμοξι',
  ],
  'pt-PT': ['infeção infeções infecao', 'rim rins', 'cálculo cálculos', 'pedra pedras'],
  'sl-SI': ['ledvica ledvice ledvični', 'kamen kamni kamnov', 'sečila secila'],
  'tr-TR': [
    'böbrek böbreği böbreğimde bobrek böbreklerde',
    'taş taşı taşlar taslarim',
    'idrar idrarda İDRAR',
    "PSA PSA'sı",
  ],
  'it-IT': ['calcolo calcoli', 'infezione infezioni', "urina dell'urina urinare", 'rene reni'],
  'lv-LV': ['akmens akmeņi akmeņu akmeni', 'niere nieres nierēs', 'urīns urīna urins'],
  'fi-FI': [
    'munuaiskivi munuaiskivet munuaiskiviä munuaiskiven',
    'virtsa virtsan virtsassa',
    'tulehdus tulehduksen',
    'rakko rakon',
  ],
  'cs-CZ': ['kámen kameny kamenů kamen', 'ledvina ledviny ledvin ledvinové', 'močový moči močových'],
  'sk-SK': ['oblička obličky obličiek obličkové', 'kameň kamene kameňov', 'moč moču močový'],
  'pl-PL': ['kamień kamienie kamieni kamien', 'nerka nerki nerek nerkowe', 'krew krwi krwią', 'mocz moczu moczowy'],
  'hr-HR': ['bubreg bubrezi bubrežni', 'kamenac kamenci kamenca', 'mokraća mokraće mokraci'],
  'bg-BG': ['камък камъни камъните kamak', 'бъбрек бъбреци бъбречни babrek', 'урина урината'],
  'sq-AL': ['veshka veshkat veshkave', 'gur guri gurë gurët', 'urina urinë urinës'],
  'hu-HU': ['vesekő vesekövek vesekövet veseko', 'hólyag hólyagban holyag', 'vese vesék vesében'],
  'et-EE': ['neerukivi neerukivid neerukive', 'uriin uriini uriinis', 'kuseteed kuseteede'],
}

describe('stems', () => {
  test.each(Object.entries(forms))('the forms of a word have the same stem in %s', (language, groups) => {
    for (const group of groups)
      expect([group, [...new Set(stemsOf(language, group))]]).toEqual([group, [expect.any(String)]])
  })

  test('every language of the sites has rules and stop words', () => {
    expect(Object.keys(languageRules).sort()).toEqual([...Object.keys(forms), 'zh-CN'].sort())
    for (const { stopWords } of Object.values(languageRules)) expect(stopWords.split(' ').length).toBeGreaterThan(30)
  })

  test('different words have different stems', () => {
    const different: Readonly<Record<string, string>> = {
      'en-US': 'bladder blood kidney urethra ureter testis test stress stream prostate prolapse',
      'de-DE': 'Blase Blut Niere Nerven Harn Hoden Haut Stein Stress',
      'tr-TR': 'böbrek taş idrar kan kanser mesane testis',
      'pl-PL': 'nerka kamień mocz krew rak pęcherz jądro',
    }
    for (const [language, words] of Object.entries(different)) {
      const stems = stemsOf(language, words)
      expect([language, new Set(stems).size]).toEqual([language, words.split(' ').length])
    }
  })
})

describe('tokens', () => {
  const words = (language: string, text: string) =>
    analyserOf(language)
      .tokens(text)
      .map(({ word }) => word)

  test('apostrophes, points and hyphens are removed or split words', () => {
    expect(words('en-US', "can't doctor’s U.T.I. e-learning")).toEqual(['cant', 'doctor', 'uti', 'learning'])
    expect(words('fr-FR', "l'urine aujourd'hui")).toEqual(['urine', 'aujourdhui'])
    expect(words('tr-TR', "PSA'nın")).toEqual(['psa'])
    expect(words('en-US', 'Call 112. Then wait.')).toEqual(['call', '112', 'then', 'wait'])
  })

  test('a word is written in lower case without its article or ending', () => {
    expect(analyserOf('fr-FR').written('D’Urine')).toBe('urine')
    expect(analyserOf('fr-FR').written("Aujourd'hui")).toBe("aujourd'hui")
    expect(analyserOf('tr-TR').written('İdrar')).toBe('idrar')
    expect(analyserOf('tr-TR').written("Işın'ı")).toBe('ışın')
    expect(analyserOf('en-US').written("Can't")).toBe("can't")
    expect(analyserOf('en-US').written('Doctor’s')).toBe('doctor')
  })

  test('digits of other scripts and full-width letters are normalized', () => {
    expect(words('ar', '١١٢ 112')).toEqual(['112', '112'])
    expect(words('zh-CN', 'ＰＳＡ')).toEqual(['psa'])
  })

  test('Chinese is split into characters and bigrams without stop words, and traditional is simplified', () => {
    expect(words('zh-CN', '肾结石怎么办')).toEqual(['肾', '肾结', '结', '结石', '石'])
    expect(words('zh-CN', '腎結石')).toEqual(words('zh-CN', '肾结石'))
  })

  test('a token has the offsets of its word in the text', () => {
    const text = 'Die Nierensteine, ja!'
    const [, token] = analyserOf('de-DE').tokens(text)
    expect(text.slice(token?.start, token?.end)).toBe('Nierensteine')
  })

  test('any text is split into tokens whose offsets are in order', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(languageRules)),
        fc.string({ unit: 'binary', maxLength: 200 }),
        (language, text) => {
          const normal = text.normalize('NFC')
          let last = 0
          for (const { start, end } of analyserOf(language).tokens(text)) {
            expect(start).toBeGreaterThanOrEqual(last)
            expect(end).toBeGreaterThan(start)
            expect(end).toBeLessThanOrEqual(normal.length)
            last = start
          }
        },
      ),
    )
  })
})
