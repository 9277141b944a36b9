import { describe, expect, test } from 'vitest'
import { namesSubject, refusalOf } from './refusals.server.ts'
import type { Language } from '#i18n/languages.ts'

const reasonOf = (question: string, language: Language) => refusalOf(question, language)?.reason

describe('a request for a diagnosis', () => {
  test.each([
    ['en-US', 'burning and a bit of discharge, tell me what it is'],
    ['en-US', 'psa of 11, is that bad'],
    ['nl-NL', 'bobbeltje op mijn eikel, zeg me wat het is'],
    ['es-ES', 'me arde y tengo una bolita, dígame qué es'],
    ['fr-FR', 'psa à 8, c’est grave ?'],
    ['hu-HU', 'csomót érzek a herémben, mondja meg mi ez'],
    ['zh-CN', 'PSA 12，严不严重'],
    ['tr-TR', 'psa 9 çıktı kötü mü'],
    ['cs-CZ', 'pálí to při močení, řekněte mi co mi je'],
  ] as const)('is recognised (%s): %s', (language, question) => expect(reasonOf(question, language)).toBe('diagnosis'))

  test('is not a question about a value without a value of the reader’s own', () =>
    expect(refusalOf('what does it mean when the PSA rises', 'en-US')).toBeUndefined())
  test('is not a general question about cancer that editors have listed', () => {
    expect(refusalOf('blood in my semen, is it cancer', 'en-US')).toBeUndefined()
    expect(refusalOf('do I have cancer', 'en-US')).toEqual({ reason: 'diagnosis', yields: 'to-similar' })
    expect(refusalOf('my PSA is 7.2, do I have cancer', 'en-US')).toEqual({ reason: 'diagnosis', yields: 'to-listed' })
  })
})

test.each([
  ['en-US', 'how much nurofen for a 14kg toddler'],
  ['de-DE', 'wieviel ml saft bei 11kg'],
  ['nl-NL', 'hoeveel zakjes mag ik per dag'],
  ['hu-HU', 'hány csepp kell neki'],
  ['ar', 'كم حبة اخذ'],
  ['zh-CN', '这个药一次吃几片'],
] as const)('a question for a dose is recognised (%s): %s', (language, question) =>
  expect(reasonOf(question, language)).toBe('dose'),
)

describe('a question that mentions another part of the body', () => {
  test('yields to a close page if it names a subject of urology as well', () =>
    expect(refusalOf('I leak urine when I cough', 'en-US')?.yields).toBe('to-close-page'))
  test('otherwise yields only to a page that is certain to be about it', () =>
    expect(refusalOf('my cough does not go away', 'en-US')?.yields).toBe('to-sure-page'))
  test('does not name the subject by the name of the other part', () => {
    expect(refusalOf('stones in my gallbladder', 'en-US')?.yields).not.toBe('to-page')
    expect(refusalOf('epehólyag műtét', 'hu-HU')?.yields).toBe('to-sure-page')
  })
})

test('a joke is refused even if it is about the bladder', () =>
  expect(refusalOf('a joke about the bladder', 'en-US')).toEqual({ reason: 'off-topic', yields: 'to-listed' }))

describe('English phrases on a site in another language', () => {
  test('count in an English question', () =>
    expect(reasonOf('what is the weather like in my town', 'nl-NL')).toBe('off-topic'))
  test('do not count in a question in the language of the site', () => {
    expect(refusalOf('ik moet heel nodig plassen', 'nl-NL')).toBeUndefined()
    expect(refusalOf('hoe train ik mijn blaas', 'nl-NL')).toBeUndefined()
  })
})

test.each([
  ['de-DE', 'Harnleiterschiene'],
  ['nl-NL', 'overactieve blaas'],
  ['fi-FI', 'yliaktiivinen rakko'],
  ['pl-PL', 'boli mnie pęcherz'],
  ['zh-CN', '憋不住尿'],
] as const)('a word of urology names the subject (%s): %s', (language, question) =>
  expect(namesSubject(question, language)).toBe(true),
)

test('Polish "żeby" is not mistaken for teeth', () =>
  expect(refusalOf('co robić, żeby kamienie nie wróciły', 'pl-PL')).toBeUndefined())

describe('a question for an amount of a medicine', () => {
  test.each([
    ['en-US', 'how much ibuprofen can my child have'],
    ['it-IT', 'quanto paracetamolo do al bambino'],
    ['lv-LV', 'cik tabletes dienā dzert'],
    ['fi-FI', 'montako buranaa saa ottaa'],
    ['zh-CN', '布洛芬一次吃几片'],
  ] as const)('is refused (%s): %s', (language, question) => expect(reasonOf(question, language)).toBe('dose'))

  test.each([
    ['en-US', 'how many days do I take the antibiotic'],
    ['it-IT', 'dopo quanto tempo fa effetto la tamsulosina'],
    ['tr-TR', 'cialis kaç saat etki eder'],
    ['de-DE', 'wie viel soll ich bei Nierensteinen trinken'],
  ] as const)('is not a question about time or drinking (%s): %s', (language, question) =>
    expect(reasonOf(question, language)).toBeUndefined(),
  )
})

describe('a question for a doctor or a place', () => {
  test.each([
    ['de-DE', 'welcher Urologe in der Nähe ist gut'],
    ['sk-SK', 'poraďte dobrého urológa'],
    ['el-GR', 'ποιο νοσοκομείο είναι καλύτερο'],
    ['ar', 'تنصحوني بدكتور شاطر'],
  ] as const)('is refused (%s): %s', (language, question) => expect(reasonOf(question, language)).toBe('local'))

  test('is not a question about when to see one', () => {
    expect(reasonOf('when should I see a doctor about blood in my urine', 'en-US')).toBeUndefined()
    expect(reasonOf('wie lange bin ich nach der Operation im Krankenhaus', 'de-DE')).toBeUndefined()
  })
})

test('somebody who has taken too much is sent to a doctor or pharmacist', () =>
  expect(reasonOf('I took two tamsulosin by accident', 'en-US')).toBe('dose'))
