import { describe, expect, test } from 'vitest'
import { isLanguage, type Language } from '#i18n/languages.ts'
import { isMissingCaution } from './cautions.server.ts'
import type { Quotation } from './quotations.server.ts'

/** A sentence about pulling back a child's foreskin, and a caution that forbids force, in each language. */
const sentences: Readonly<Record<Language, readonly [act: string, caution: string]>> = {
  'en-US': ['The foreskin is pulled back gently.', 'Never pull the foreskin back by force.'],
  'nl-NL': ['De voorhuid wordt voorzichtig teruggetrokken.', 'Trek de voorhuid nooit met kracht terug.'],
  'es-ES': ['El prepucio se retrae con suavidad.', 'Nunca tire del prepucio hacia atrás a la fuerza.'],
  'de-DE': ['Die Vorhaut wird sanft zurückgezogen.', 'Ziehen Sie die Vorhaut nie mit Gewalt zurück.'],
  'fr-FR': ['Le prépuce est décalotté doucement.', 'Ne tirez jamais le prépuce de force.'],
  ar: ['تُسحب القلفة إلى الخلف بلطف.', 'لا تسحب القلفة بالقوة أبدًا.'],
  'el-GR': ['Η πόσθη τραβιέται προς τα πίσω απαλά.', 'Ποτέ μην τραβάτε την πόσθη με τη βία.'],
  'pt-PT': ['O prepúcio é puxado para trás com cuidado.', 'Nunca puxe o prepúcio à força.'],
  'sl-SI': ['Kožico nežno povlecite nazaj.', 'Kožice nikoli ne vlecite nazaj na silo.'],
  'tr-TR': ['Sünnet derisi nazikçe geri çekilir.', 'Sünnet derisini asla zorla geri çekmeyin.'],
  'zh-CN': ['包皮可以轻轻往上翻。', '切勿强行上翻包皮。'],
  'it-IT': ['Il prepuzio si tira indietro con delicatezza.', 'Non tirare mai indietro il prepuzio con la forza.'],
  'fi-FI': ['Esinahka vedetään varovasti taakse.', 'Älä koskaan vedä esinahkaa väkisin taakse.'],
  'cs-CZ': ['Předkožka se jemně stáhne.', 'Předkožku nikdy nestahujte násilím.'],
  'sk-SK': ['Predkožka sa jemne stiahne.', 'Predkožku nikdy nesťahujte nasilu.'],
  'pl-PL': ['Napletek delikatnie się odciąga.', 'Nigdy nie ściągaj napletka na siłę.'],
  'lv-LV': ['Priekšādiņu uzmanīgi atvelk.', 'Nekad nevelciet priekšādiņu ar spēku.'],
  'hr-HR': ['Kožica se nježno povlači.', 'Nikad ne povlačite kožicu na silu.'],
  'bg-BG': ['Кожичката се дърпа назад внимателно.', 'Никога не дърпайте кожичката насила.'],
  'sq-AL': ['Lafsha tërhiqet prapa me kujdes.', 'Mos e tërhiqni kurrë lafshën me forcë.'],
  'hu-HU': ['A fitymát óvatosan hátra lehet húzni.', 'Soha ne húzza hátra a fitymát erővel.'],
  'et-EE': ['Eesnahk tõmmatakse õrnalt tagasi.', 'Ärge kunagi tõmmake eesnahka jõuga tagasi.'],
}

const quotation = (...all: string[]): Quotation => ({ title: 'Title', sentences: all })

describe.each(Object.entries(sentences))('%s', (language, [act, caution]) => {
  if (!isLanguage(language)) throw new Error(`${language} is no language of the site`)
  test('a sentence about pulling back a foreskin needs a caution against force, in its unit or in another', () => {
    expect(isMissingCaution([quotation(act)], language)).toBe(true)
    expect(isMissingCaution([quotation(act, '1.', caution)], language)).toBe(false)
    expect(isMissingCaution([quotation(act), quotation(caution)], language)).toBe(false)
  })

  test('a caution alone needs no other caution', () => {
    expect(isMissingCaution([quotation(caution)], language)).toBe(false)
  })
})

test('"pull it back" needs the caution only if the title is about the foreskin', () => {
  const sentence = 'A boy can learn to pull it back.'
  expect(isMissingCaution([{ title: 'Tight foreskin (phimosis)', sentences: [sentence] }], 'en-US')).toBe(true)
  expect(isMissingCaution([{ title: 'Bicycles', sentences: [sentence] }], 'en-US')).toBe(false)
})
