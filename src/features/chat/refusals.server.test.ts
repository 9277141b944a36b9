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
    ['zh-CN', '癌你说是还是不是'],
    ['cs-CZ', 'pálí to při močení, řekněte mi co mi je'],
  ] as const)('is recognised (%s): %s', (language, question) => expect(reasonOf(question, language)).toBe('diagnosis'))

  test.each([
    ['ar', 'psa ٧٫٢ هل هذا خطير'],
    ['ar', 'الكرياتينين ١٫٧ هل هذا طبيعي'],
    ['zh-CN', 'PSA１２，严不严重'],
    ['zh-CN', '肌酐１．７，正常吗'],
    ['zh-CN', '结石３厘米严重吗'],
  ] as const)('has a value in the digits of the language (%s): %s', (language, question) =>
    expect(refusalOf(question, language)).toEqual({ reason: 'diagnosis', yields: 'to-listed' }),
  )

  test('is not a question about a value without a value of the reader’s own', () =>
    expect(refusalOf('what does it mean when the PSA rises', 'en-US')).toBeUndefined())
  test('is not a general question about cancer that editors have listed', () => {
    expect(refusalOf('blood in my semen, is it cancer', 'en-US')?.yields).toBe('to-similar')
    expect(refusalOf('can blood in semen be cancer', 'en-US')).toBeUndefined()
    expect(refusalOf('do I have cancer', 'en-US')).toEqual({ reason: 'diagnosis', yields: 'to-similar' })
    expect(refusalOf('my PSA is 7.2, do I have cancer', 'en-US')).toEqual({ reason: 'diagnosis', yields: 'to-listed' })
  })
})

describe('a description with a question', () => {
  test.each([
    ['en-US', 'wee drips for an hour afterwards and it itches, what could I be suffering from'],
    ['fr-FR', 'j’ai un bouton sous le gland depuis lundi, vous savez ce que c’est'],
    ['it-IT', 'mi brucia un po’ da tre giorni e vado spesso in bagno, cosa può essere'],
    ['fi-FI', 'kutiaa ja on punainen läiskä, mikä mua vaivaa'],
    ['zh-CN', '阴囊上有个软包三个月了，这是怎么回事'],
    ['el-GR', 'έχω τσούξιμο εδώ και δύο μέρες, από τι πάσχω'],
  ] as const)('asks for a diagnosis if it asks what it is (%s): %s', (language, question) =>
    expect(reasonOf(question, language)).toBe('diagnosis'),
  )
  test.each([
    ['en-US', 'wee drips for an hour afterwards, what can I do about it'],
    ['fr-FR', 'j’ai un calcul de 6 mm depuis lundi, faut-il opérer'],
    ['it-IT', 'mi brucia da tre giorni, quale antibiotico si prende di solito'],
    ['fi-FI', 'kivi liikkuu ja sattuu, miten kauan se kestää'],
    ['zh-CN', '什么是肾积水'],
    ['el-GR', 'έχω καθετήρα εδώ και δύο μέρες, πότε βγαίνει'],
  ] as const)('is answered if it asks anything else (%s): %s', (language, question) =>
    expect(reasonOf(question, language)).toBeUndefined(),
  )
})

describe('a question for the name of an illness', () => {
  test.each([
    ['en-US', 'red spots on the tip, is it herpes or thrush'],
    ['en-US', 'lump under my foreskin for weeks now, what is it'],
    ['en-US', 'weak stream and getting up at night, cancer?'],
    ['en-US', 'creatinine 1.7, are my kidneys failing'],
    ['de-DE', 'hab ich einen Leistenbruch oder einen Wasserbruch'],
    ['nl-NL', 'klinkt dit als een soa'],
    ['fi-FI', 'kova kohta kiveksessä, luuletko että se on pahanlaatuinen'],
    ['es-ES', 'bolita en el glande, es herpes o algo peor'],
    ['ar', 'عندي فتق ولا قيلة مائية'],
    ['tr-TR', 'penisin ucunda kırmızı noktalar uçuk mu mantar mı'],
    ['hu-HU', 'piros pöttyök a makkon, herpesz vagy gomba'],
    ['zh-CN', '你觉得这像性病吗'],
  ] as const)('is recognised (%s): %s', (language, question) => expect(reasonOf(question, language)).toBe('diagnosis'))

  test.each([
    ['en-US', 'is prostatitis contagious'],
    ['en-US', 'what is a hydrocele'],
    ['de-DE', 'wie wird ein Leistenbruch operiert'],
    ['zh-CN', '前列腺炎会传染吗'],
  ] as const)('is none about the illness itself (%s): %s', (language, question) =>
    expect(reasonOf(question, language)).toBeUndefined(),
  )
})

describe('“I have cancer”', () => {
  test.each([
    ['es-ES', 'mi psa es alto, tengo cáncer de próstata'],
    ['it-IT', 'ho un tumore o è la prostatite'],
    ['hr-HR', 'kvržica na testisu, imam rak'],
  ] as const)('is a question at the end of a text and before “or” (%s): %s', (language, question) =>
    expect(reasonOf(question, language)).toBe('diagnosis'),
  )
  test.each([
    ['es-ES', 'tengo cáncer de próstata, puedo montar en bici'],
    ['it-IT', 'ho un tumore della vescica, cosa succede dopo la TURB'],
    ['fr-FR', 'j’ai un cancer de la prostate, puis-je faire du vélo'],
    ['ar', 'عندي سرطان بروستاتا هل استطيع ممارسة الرياضة'],
    ['hu-HU', 'hogyan mondjam el a gyerekeimnek, hogy prosztatarákom van'],
  ] as const)('is what a doctor has found where another question follows (%s): %s', (language, question) =>
    expect(reasonOf(question, language)).toBeUndefined(),
  )
})

test.each([
  ['en-US', 'my cat has bladder stones, which food'],
  ['de-DE', 'mein Hund pinkelt ständig in die Wohnung'],
  ['pl-PL', 'mój kot sika krwią'],
] as const)('a question about a pet is refused (%s): %s', (language, question) =>
  expect(refusalOf(question, language)).toEqual({ reason: 'off-topic', yields: 'to-listed' }),
)
test('a dog on a walk does not keep a page about leaking from the answer', () =>
  expect(refusalOf('I leak when I walk my dog', 'en-US')?.yields).toBe('to-page'))

test.each([
  ['en-US', 'how much nurofen for a 14kg toddler'],
  ['en-US', 'took my tamsulosin twice by mistake'],
  ['en-US', 'is 50 mg of viagra enough'],
  ['de-DE', 'hab aus Versehen zwei Tamsulosin geschluckt'],
  ['en-US', 'can I double my tamsulosin today'],
  ['en-US', 'desmopressin 120 or 240 for my daughter'],
  ['it-IT', 'posso prendere una dose doppia di tamsulosina'],
  ['pl-PL', 'czy mogę podwoić tamsulosin'],
  ['bg-BG', 'може ли да изпия три ибупрофена наведнъж'],
  ['de-DE', 'wieviel ml saft bei 11kg'],
  ['nl-NL', 'hoeveel zakjes mag ik per dag'],
  ['hu-HU', 'hány csepp kell neki'],
  ['ar', 'كم حبة اخذ'],
  ['zh-CN', '这个药一次吃几片'],
] as const)('a question for a dose is recognised (%s): %s', (language, question) =>
  expect(reasonOf(question, language)).toBe('dose'),
)

test.each([
  ['en-US', 'can I take tamsulosin and sildenafil at the same time'],
  ['en-US', 'does tamsulosin help with a double j stent'],
  ['es-ES', 'puedo tomar ibuprofeno con el doble j'],
  ['en-US', 'should I drink extra water with ciprofloxacin'],
  ['en-US', 'ciprofloxacin 500 mg 10 days still burning'],
] as const)('a question about medicines is no question for a dose (%s): %s', (language, question) =>
  expect(reasonOf(question, language)).not.toBe('dose'),
)

test.each([
  ['es-ES', 'el médico dice que el número de leucocitos es alto'],
  ['hu-HU', 'az orvos szerint a fehérvérsejtek száma magas'],
  ['sl-SI', 'zdravnik pravi, da je odpoved ledvic'],
] as const)("a question about a doctor's words is no question for a place (%s): %s", (language, question) =>
  expect(reasonOf(question, language)).not.toBe('local'),
)

test.each([
  ['en-US', 'I need to reschedule my visit at the urology ward'],
  ['de-DE', 'Nummer der Ambulanz in Essen'],
  ['nl-NL', 'ik wil de poli urologie afzeggen'],
  ['it-IT', 'qual è il numero del reparto a Torino'],
  ['fi-FI', 'miten saan varata ajan poliklinikalle'],
] as const)('a question for a department or an appointment is refused (%s): %s', (language, question) =>
  expect(reasonOf(question, language)).toBe('local'),
)

describe('a question that mentions another part of the body', () => {
  test('is not refused if it names a subject of urology as well', () =>
    expect(refusalOf('I leak urine when I cough', 'en-US')).toBeUndefined())
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
    ['en-US', 'how do I rebook my cystoscopy appointment'],
    ['it-IT', 'come sposto l’appuntamento della cistoscopia'],
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
