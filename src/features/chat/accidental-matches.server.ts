import type { Language } from '#i18n/languages.ts'

/**
 * The words that match a term of a concept only by accident, each with the concept that it does not stand for, in folded
 * spelling. `tests/evaluation/list-accidental-matches.ts` writes this file from the questions that editors have listed.
 */
export const accidentalMatches: Readonly<Record<Language, string>> = {
  'en-US': '',
  'nl-NL': '',
  'es-ES': 'marcadores:faint partir:crack tratar:swallow',
  'de-DE': 'schlitzen:flush schwangerschaft:faint vielleicht:mild',
  'fr-FR': '',
  ar: 'الارتجاع:shiver',
  'el-GR': 'φτανει:cough',
  'pt-PT': 'camara:flush desporto:botulinum',
  'sl-SI': 'mehurja:rash mehurju:rash',
  'tr-TR': '',
  'zh-CN': '',
  'it-IT': 'ansia:breath collaterali:faint pallina:coldSweat pallina:faint vescica:rash vescicale:rash',
  'lv-LV':
    'nosaka:flush noslidejuma:flush noslidejums:flush noslidejumu:flush sekss:breath seksu:breath testosterona:speech testosterons:speech',
  'fi-FI':
    'helpottaa:flush huomaako:faint leikata:coldSweat leikataan:coldSweat leikataanko:coldSweat leikattu:coldSweat nostaa:sight nostaako:sight rakkolaake:rash rakkolaakkeen:rash tarttua:crack tarttuuko:crack tulehduksen:breath tulehduksia:breath tulehdus:breath tulehdusta:breath',
  'cs-CZ': 'ozareni:rash prasky:crack zakal:cough zakalena:cough',
  'sk-SK': '',
  'pl-PL': 'odplyw:cough odplyw:faint',
  'hr-HR': '',
  'bg-BG': 'изпуска:crack изпускам:crack изпускане:crack изпускането:crack',
  'sq-AL':
    'fshikeze:rash fshikezen:rash fshikezes:rash ngjitet:coldSweat rrezatim:faint rrezatimi:faint rrezatimin:faint rrezatimit:faint',
  'hu-HU': '',
  'et-EE': '',
}
