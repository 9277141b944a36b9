import type { Language } from '#i18n/languages.ts'
import { foldText } from '#lib/fold-text.ts'

/**
 * The negating words of each language, by which a rephrased answer is compared with its page: losing one would reverse the
 * meaning of a sentence. The negations in readers' questions have lists of their own, `not` in the files of
 * `emergency-terms/`. A final `*` matches any ending; Chinese words match anywhere, because there are no spaces. Case and
 * diacritics are ignored.
 */
const denialWords: Readonly<Record<Language, string>> = {
  'en-US':
    "not no never without cannot can't don't doesn't didn't isn't aren't won't shouldn't neither nor none nobody nothing avoid*",
  'nl-NL': 'niet geen nooit zonder niemand niets noch vermijd*',
  'es-ES': 'no nunca jamas sin nadie nada ni ningun* evit*',
  'de-DE': 'nicht nichts kein* nie niemals niemand ohne weder noch vermeid* meid*',
  'fr-FR': "ne n'* pas jamais sans aucun* personne rien ni evit*",
  ar: 'لا لم لن ليس ليست بدون دون غير ابدا تجنب*',
  'el-GR': 'δεν δε μην μη χωρις ποτε κανενα* κανεις τιποτα ουτε αποφυγ* αποφευγ*',
  'pt-PT': 'nao nunca jamais sem ninguem nada nem nenhum* evit*',
  'sl-SI': 'ne ni niso nikoli brez noben* nihce nic nima nimajo nimate izogib*',
  'tr-TR': 'degil* yok* asla hicbir* olmadan olmaksizin kacin*',
  'zh-CN': '不 没 无 非 勿 别 未 避免',
  'it-IT': 'non mai senza nessun* niente nulla ne evit*',
  'lv-LV': 'ne nav bez nekad nekas neviens nevar nedrikst ne*',
  'fi-FI': 'ei en et emme ette eivat ala alkaa ilman koskaan mikaan valta*',
  'cs-CZ': 'ne neni nejsou bez nikdy nikdo nic zadn* ne*',
  'sk-SK': 'nie nieje bez nikdy nikto nic ziadn* ne*',
  'pl-PL': 'nie bez nigdy nikt nic zaden zadn* unika*',
  'hr-HR': 'ne nije nisu bez nikad* nitko nista nema* nemoj* izbjeg*',
  'bg-BG': 'не няма без никога никой нищо никак* недей* избяг*',
  'sq-AL': 'nuk s mos pa kurre asnje* askush asgje shmang*',
  'hu-HU': 'nem ne nincs nincsen* sem se soha senki semmi nelkul kerul*',
  'et-EE': 'ei ara arge pole ilma ilmaski kunagi keegi miski valti*',
}

/**
 * Matches a negated form of a Turkish verb, folded: "almayın", "olmaz", "içmiyor", "sormadan". Turkish negates verbs by an
 * ending, not by a word. "Yatmadan önce" ("before going to bed") is not negated. The endings are listed in full, because
 * other words contain their first letters: "karbamazepin", "tamamen".
 */
const turkishVerbs = String.raw`\p{L}{2,}m(?:[iu]yor\p{L}*|[ae](?:${[
  'yin(?:iz|c[ae])?',
  'yip',
  'y[ae](?:n|r[ae]k|lim|bil|c[ae][kg])\\p{L}*',
  'z(?:l[ae]r|sin(?:iz)?|s[ae]\\p{L}*)?',
  'di(?:m|n|niz|l[ae]r|kc[ae]|[gys]\\p{L}*)?',
  'd[ae]n(?!\\s+(?:once|evvel))',
  'sin(?:l[ae]r)?',
  'ksizin',
  'mis\\p{L}*',
  'm[ae](?:k|y[ae]|niz\\p{L}*|[ls]i\\p{L}*)?',
].join('|')}))`

const tests = new Map<Language, RegExp>()

/** Returns a function that tests whether a sentence in a language contains a negation. */
export function negationMatcher(language: Language): (sentence: string) => boolean {
  let test = tests.get(language)
  if (!test) {
    const words = denialWords[language].split(' ').map(foldText)
    const any = words.map((word) => (word.endsWith('*') ? `${word.slice(0, -1)}\\p{L}*` : word)).join('|')
    const verbs = language === 'tr-TR' ? `|${turkishVerbs}` : ''
    // In Arabic, "and", "so" and "with" are written as part of the next word.
    const prefix = language === 'ar' ? '[وف]?ب?' : ''
    test = new RegExp(language === 'zh-CN' ? any : `(?<!\\p{L})${prefix}(?:${any}${verbs})(?!\\p{L})`, 'u')
    tests.set(language, test)
  }
  return (sentence) => test.test(foldText(sentence).replaceAll('’', "'"))
}
