import type { Language } from '#i18n/languages.ts'
import { foldText } from '#lib/fold-text.ts'
import { negationMatcher } from './reply-negations.server.ts'
import type { Quotation } from './quotations.server.ts'

/**
 * The stems of words by which a sentence that needs a caution, and the caution itself, are recognized. They are separated by
 * spaces; `_` stands for a space within a phrase.
 *
 * - `about`: the part of the body
 * - `act`: an act that is harmless only if it is done gently
 * - `force`: the force that the caution forbids, in a sentence with a negation
 */
type Caution = { readonly about: string; readonly act: string; readonly force: string }

/** The stems for pulling back a foreskin, which tears or gets stuck if forced (EAU guidelines on paediatric urology). */
const foreskin: Readonly<Record<Language, Caution>> = {
  'en-US': { about: 'foreskin prepuce phimos circumcis', act: 'pull retract slid back stretch', force: 'forc' },
  'nl-NL': {
    about: 'voorhuid fimos phimos besnijd',
    act: 'trek schui schoof terug rek',
    force: 'kracht forc geweld dwing',
  },
  'es-ES': {
    about: 'prepucio fimosis circuncis',
    act: 'retra tir ech baj desliz atras estir',
    force: 'fuerza forz fuerce',
  },
  'de-DE': {
    about: 'vorhaut phimos fimos beschneid',
    act: 'zieh zuruck zurueck schieb gezogen dehn',
    force: 'gewalt kraft',
  },
  'fr-FR': { about: 'prepuce phimos circoncis', act: 'tir decalot recul rabat retract arriere etir', force: 'forc' },
  ar: {
    about: 'قلفه القلفه غلفه الغلفه ختان الختان شبم',
    act: 'سحب تسحب يسحب شد تشد يشد ارجاع للخلف الخلف للوراء',
    force: 'قوه القوه بقوه بالقوه عنف بعنف',
  },
  'el-GR': {
    about: 'ποσθη ακροποσθ ακροβυστ φιμωσ περιτομ',
    act: 'τραβ τραβηγ πισω ελκ κατεβ',
    force: 'βια δια_της_βιας ζορ δυναμη',
  },
  'pt-PT': { about: 'prepucio fimose circuncis', act: 'pux retra recu tras estic', force: 'forc' },
  'sl-SI': { about: 'kozic fimoz obrezov', act: 'vlec vlek povle potegn potisk nazaj razteg', force: 'sil' },
  'tr-TR': { about: 'sunnet fimoz', act: 'cek geri siyir ger', force: 'zor' },
  'zh-CN': { about: '包皮 包茎 环切', act: '翻 拉 上推 后推 后退 回缩', force: '强行 用力 硬 强迫 蛮力' },
  'it-IT': { about: 'prepuzio fimosi circoncis', act: 'tir retra scopr scorr indietro abbass', force: 'forz' },
  'fi-FI': {
    about: 'esinah fimoo ymparileik',
    act: 'veta vede vety vedet taakse taa liu venyt',
    force: 'vakis pakko voimal',
  },
  'cs-CZ': { about: 'predkozk fimoz obriz', act: 'stah stahn pretah pretahn zpet dozadu tahat', force: 'nasil silou' },
  'sk-SK': { about: 'predkozk fimoz obriez', act: 'stah stiah pretah pretiah spat dozadu tahat', force: 'nasil silou' },
  'pl-PL': { about: 'naplet stulejk obrzez', act: 'ciagn sciag odciag odprowadz zsun cofn', force: 'sila sile silow' },
  'lv-LV': {
    about: 'prieksad fimoz apgraiz',
    act: 'vilk vilc atvilk atvelk atbid atpakal',
    force: 'speku ar_speku varu',
  },
  'hr-HR': {
    about: 'kozic prepucij fimoz obrez',
    act: 'povla povuc navla navuc prevla prevuc natrag unatrag',
    force: 'sil nasil',
  },
  'bg-BG': { about: 'кожичк препуци фимоз обряз', act: 'дърп издърп изтегл дръпн назад', force: 'сила насил' },
  'sq-AL': {
    about: 'lafsh prepuc fimoz rrethpre synet',
    act: 'terhiq terheq terhiqet prapa mbrapa hiq',
    force: 'force forcen dhun zor',
  },
  'hu-HU': {
    about: 'fityma fityman fitymat fimoz korulmetel',
    act: 'huz visszahuz hatrahuz hatra vissza',
    force: 'erovel eroltet eroszak',
  },
  'et-EE': { about: 'eesnah fimoo umberloik', act: 'tomma tomba tombam tagasi tommat', force: 'joug jouga vagis' },
}

function wordTest(stems: string, language: Language): (text: string) => boolean {
  const all = stems.split(' ').map((stem) => foldText(stem).replaceAll('_', ' '))
  const pattern = new RegExp(language === 'zh-CN' ? all.join('|') : `(?<!\\p{L})(?:${all.join('|')})`, 'u')
  return (text) => pattern.test(foldText(text))
}

type SentenceTest = (sentence: string, quotation: Quotation) => boolean
const tests = new Map<Language, { readonly speaks: SentenceTest; readonly forbids: SentenceTest }>()

function cautionTest(language: Language) {
  let test = tests.get(language)
  if (!test) {
    const { about, act, force } = foreskin[language]
    const names = wordTest(about, language)
    const acts = wordTest(act, language)
    const forces = wordTest(force, language)
    const denies = negationMatcher(language)
    // In "Pull it back", the title of the page or the heading names the part of the body.
    const isAbout: SentenceTest = (sentence, { title, heading }) => names(`${sentence} ${title} ${heading ?? ''}`)
    test = {
      speaks: (sentence, quotation) => acts(sentence) && isAbout(sentence, quotation),
      forbids: (sentence, quotation) => forces(sentence) && denies(sentence) && isAbout(sentence, quotation),
    }
    tests.set(language, test)
  }
  return test
}

/** Whether any sentence is about pulling back a foreskin, and no sentence forbids force. */
export function isMissingCaution(quotations: readonly Quotation[], language: Language): boolean {
  const { speaks, forbids } = cautionTest(language)
  const has = (test: SentenceTest) =>
    quotations.some((quotation) => quotation.sentences.some((sentence) => test(sentence, quotation)))
  return has(speaks) && !has(forbids)
}
