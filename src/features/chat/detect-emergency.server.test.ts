import { describe, expect, test } from 'vitest'
import { isLanguage } from '#i18n/languages.ts'
import { detectDanger, detectEmergency } from './detect-emergency.server.ts'
import { expandAlternatives } from './emergency-vocabulary.server.ts'
import { emergencyExamples } from '../../../tests/support/emergency-examples.ts'
import { feverExamples } from '../../../tests/support/fever-examples.ts'

describe.each(Object.entries(emergencyExamples))('%s', (language, { body, crisis, none }) => {
  if (!isLanguage(language)) throw new Error(`${language} is no language of the site`)
  test.each(body)('the text is an emergency: %s', (phrase) => expect(detectEmergency(phrase, language)).toBe('body'))
  test.each(crisis)('the text is a crisis: %s', (phrase) => expect(detectEmergency(phrase, language)).toBe('crisis'))
  test.each(none)('the text is neither an emergency nor a crisis: %s', (phrase) =>
    expect(detectEmergency(phrase, language)).toBeUndefined(),
  )
})

describe.each(Object.entries(feverExamples))('%s, urgent fever', (language, { body, none }) => {
  if (!isLanguage(language)) throw new Error(`${language} is no language of the site`)
  test.each(body)('the text is an emergency: %s', (phrase) => expect(detectEmergency(phrase, language)).toBe('body'))
  test.each(none)('the text is not an emergency: %s', (phrase) =>
    expect(detectEmergency(phrase, language)).toBeUndefined(),
  )
})

test('"cannot get the fever down" and "cannot stop shivering" are not read as negations', () => {
  for (const phrase of ['had chemo and cannot get the fever down', 'biopsy yesterday, cannot stop shivering'])
    expect(detectEmergency(phrase, 'en-US')).toBe('body')
})

test.each([
  ['I have a catheter and a fever', 'en-US'],
  ['fever with a catheter, what should I do', 'en-US'],
  ['Ich habe einen Katheter und Fieber', 'de-DE'],
] as const)('fever with a catheter is urgent, and not an emergency without shivering: %s', (phrase, language) =>
  expect(detectDanger(phrase, language)).toEqual({ tier: 'urgent', signs: ['infection-in-groups-at-risk'] }),
)

test.each([
  ['my wife is going mad because I get up four times a night to pee', 'en-US'],
  ['my dad has a catheter and keeps pulling at it, he has dementia', 'en-US'],
  ['mein Penis ist krumm geworden und tut weh, wenn er steif ist', 'de-DE'],
  ['inmemiş testis', 'tr-TR'],
  ['boli mnie krocze od miesiąca', 'pl-PL'],
  ['la vescica brucia ogni volta che bevo il caffè', 'it-IT'],
  ['vai testosterons ietekmē garastāvokli', 'lv-LV'],
] as const)('an ordinary question is no emergency, whatever its words look like: %s', (phrase, language) =>
  expect(detectEmergency(phrase, language)).toBeUndefined(),
)

test.each([
  ['nothing comes out when I finish', 'en-US'],
  ['since I started tamsulosin nothing comes out when I come', 'en-US'],
  ['er komt niets uit als ik klaarkom', 'nl-NL'],
  ['no me sale nada cuando eyaculo', 'es-ES'],
  ['wenn ich komme, kommt nichts raus', 'de-DE'],
  ['rien ne sort quand j’éjacule', 'fr-FR'],
  ['لا ينزل شيء عند القذف', 'ar'],
  ['στον οργασμό δεν βγαίνει τίποτα', 'el-GR'],
  ['não sai nada quando ejaculo', 'pt-PT'],
  ['pri orgazmu nič ne pride ven', 'sl-SI'],
  ['boşalırken hiçbir şey gelmiyor', 'tr-TR'],
  ['高潮时排不出精液', 'zh-CN'],
  ['quando eiaculo non esce niente', 'it-IT'],
  ['orgasma laikā nekas nenāk ārā', 'lv-LV'],
  ['kun laukean ei tule mitään', 'fi-FI'],
  ['při orgasmu nic nevyjde', 'cs-CZ'],
  ['pri ejakulácii nič nejde von', 'sk-SK'],
  ['podczas wytrysku nic nie wychodzi', 'pl-PL'],
  ['pri orgazmu ništa ne izlazi', 'hr-HR'],
  ['при оргазъм нищо не излиза', 'bg-BG'],
  ['gjatë orgazmës nuk del asgjë', 'sq-AL'],
  ['magömléskor nem jön semmi', 'hu-HU'],
  ['orgasmi ajal ei tule midagi', 'et-EE'],
] as const)('an orgasm without semen is not a full bladder: %s', (phrase, language) =>
  expect(detectDanger(phrase, language)).toBeUndefined(),
)

test.each([
  ['after an orgasm I cannot pee, nothing comes out', 'en-US'],
  ['nothing comes out when I finish peeing, I am bursting', 'en-US'],
  ['since I ejaculated this morning nothing comes out and my bladder is bursting', 'en-US'],
  ['nothing comes out since I had an orgasm 6 hours ago', 'en-US'],
  ['seit dem Samenerguss kann ich nicht pinkeln, es kommt nichts', 'de-DE'],
  ['depuis l’orgasme rien ne sort, vessie pleine', 'fr-FR'],
  ['since the orgasm nothing comes out of my bladder', 'en-US'],
  ['after finishing my antibiotics nothing comes out', 'en-US'],
  ['when I come to the toilet nothing comes out', 'en-US'],
  ['no orgasm, numb between my legs, nothing comes out', 'en-US'],
  ['quand je viens aux toilettes rien ne sort', 'fr-FR'],
  ['عندي الرعشة وما ينزل شي', 'ar'],
  ['射精后想小便，解不出', 'zh-CN'],
  ['ledwo dochodzę do toalety, nic nie leci', 'pl-PL'],
  ['quando vengo in bagno non esce niente', 'it-IT'],
  ['gave a semen sample yesterday. I have slept since. nothing comes out', 'en-US'],
  ['mesanem boşalırken hiçbir şey gelmiyor', 'tr-TR'],
  ['dnes to vyvrcholilo, nic neteče', 'cs-CZ'],
  ['jem bučna semena, nič ne pride', 'sl-SI'],
] as const)('a full bladder after an orgasm is an emergency: %s', (phrase, language) =>
  expect(detectEmergency(phrase, language)).toBe('body'),
)

test.each([
  ['koorts na chemo niet lekker', 'nl-NL'],
  ['Fieber nach Chemo nicht wohl', 'de-DE'],
] as const)('a fever after chemotherapy stays one when the reader is not well: %s', (phrase, language) =>
  expect(detectEmergency(phrase, language)).toBe('body'),
)

test.each([
  ['painless lump in my testicle', 'en-US'],
  ['schmerzloser Knoten im Hoden', 'de-DE'],
  ['bezbolesny guzek w jądrze', 'pl-PL'],
  ['pijnloze knobbel in mijn testikel', 'nl-NL'],
  ['睾丸有无痛的肿块', 'zh-CN'],
] as const)('a painless lump in a testicle is not the sign of a sore one: %s', (phrase, language) =>
  expect(detectDanger(phrase, language)).toBeUndefined(),
)

test('fever alone is urgent, as on the page that finds pages by symptoms', () =>
  expect(detectDanger('I have a fever', 'en-US')).toEqual({
    tier: 'urgent',
    signs: ['fever-or-shivering-that-passes'],
  }))

test('an emergency by its temperature alone has no sign that the text does not contain', () =>
  expect(detectDanger('I have a catheter and a fever of 39', 'en-US')).toEqual({ tier: 'emergency', signs: [] }))

test.each(['catheter, 39 and shivering', 'Mum has a catheter and a temperature of 38.6, confused'])(
  'fever with a catheter is an emergency with a further sign: %s',
  (phrase) => expect(detectEmergency(phrase, 'en-US')).toBe('body'),
)

test('fever in a baby is an emergency up to the third month, with the age in figures or words', () => {
  for (const phrase of ['my baby has a fever', 'son, 2 months old, fever', 'daughter is three weeks old, fever'])
    expect(detectEmergency(phrase, 'en-US'), phrase).toBe('body')
  for (const phrase of ['my baby is 8 months old and has a fever', 'my son is six years old and has a fever'])
    expect(detectEmergency(phrase, 'en-US'), phrase).toBeUndefined()
})

test('a number is read as a temperature, and not as an age, a week of pregnancy or a dose', () => {
  for (const phrase of ['chemo yesterday, 39 now', 'biopsy, 38.6 C', 'chemo, 101.3 F'])
    expect(detectEmergency(phrase, 'en-US'), phrase).toBe('body')
  for (const phrase of ['40 years old, biopsy tomorrow', 'baby was born at 39 weeks', 'biopsy, 40 mg of tablets now'])
    expect(detectEmergency(phrase, 'en-US'), phrase).toBeUndefined()
})

test('a fever negated in the language of the site is not detected by the English rules', () => {
  expect(detectEmergency('pēc biopsijas nav temperatūras', 'lv-LV')).toBeUndefined()
})

test('English text is detected on every site', () => {
  expect(detectEmergency('kidney stone and fever', 'nl-NL')).toBe('body')
  expect(detectEmergency('what is a testicular torsion?', 'nl-NL')).toBeUndefined()
})

test('bidirectional marks, capitals and missing spaces do not hide an emergency', () => {
  expect(detectEmergency('I CAN\u2019T\u202e PEE', 'en-US')).toBe('body')
  expect(detectEmergency('fever,kidney stone', 'en-US')).toBe('body')
})

test('long text and text of symbols are not an emergency', () => {
  for (const text of [
    'a '.repeat(50_000),
    'not '.repeat(20_000),
    '不'.repeat(50_000),
    '_~='.repeat(10_000),
    '\u0000'.repeat(9999),
  ])
    expect(detectEmergency(text, text.startsWith('不') ? 'zh-CN' : 'en-US')).toBeUndefined()
})

test('Persian letters match their Arabic equivalents', () => {
  for (const phrase of ['لا أستطيع التبول', 'حصى الكلى مع حمى'])
    expect(detectEmergency(phrase.replaceAll('ك', 'ک').replaceAll('ي', 'ی').replaceAll('ى', 'ی'), 'ar')).toBe('body')
})

test('alternatives in a term stand for one term each, and an empty one leaves its words out', () => {
  expect(expandAlternatives('(no|not~any)~(pain|ache)')).toEqual(['no~pain', 'no~ache', 'not~any~pain', 'not~any~ache'])
  expect(expandAlternatives('left~(my|)~arm_(pain|)')).toEqual([
    'left~my~arm_pain',
    'left~my~arm',
    'left~arm_pain',
    'left~arm',
  ])
  expect(expandAlternatives('=one')).toEqual(['=one'])
})

test('a negation that belongs to a term denies nothing after it', () => {
  expect(detectEmergency('kidney stone, no relief from tablets fever 39', 'en-US')).toBe('body')
  expect(detectEmergency('kidney stone but no fever', 'en-US')).toBeUndefined()
})

test('words of a phrase may have other endings', () => {
  expect(detectEmergency('had a prostate biopsy and lost consciousnes with blood in the urine', 'en-US')).toBe('body')
})

test('the signs of the rule that applies come with the emergency', () => {
  expect(detectDanger('I cannot pee', 'en-US')).toEqual({
    tier: 'emergency',
    signs: ['cannot-pass-urine', 'no-urine-or-only-drops-or-clots'],
  })
  expect(detectDanger('I want to kill myself', 'en-US')?.signs).toEqual(['suicidal-thoughts'])
})

test('weaker signs are an emergency unless somebody is well', () => {
  for (const phrase of [
    '39 and I am shivering',
    'my boy has pain in his testicles',
    'only drops come and my belly is hard',
  ])
    expect(detectEmergency(phrase, 'en-US'), phrase).toBe('body')
  expect(detectEmergency('I passed only drops and my belly was hard, all good now', 'en-US')).toBeUndefined()
})

test('fever after an operation without shivering is not an emergency, but after a biopsy it is', () => {
  expect(detectEmergency('operation on my bladder last week, 38.1, no chills', 'en-US')).toBeUndefined()
  expect(detectEmergency('operation on my bladder last week, 38.1', 'en-US')).toBe('body')
  expect(detectEmergency('prostate biopsy last week, 38.1, no chills', 'en-US')).toBe('body')
})

test('a negation at the end of a clause denies the fever before it', () => {
  expect(detectEmergency('bolí mě bok, teplotu nemám', 'cs-CZ')).toBeUndefined()
  expect(detectEmergency('bolí mě bok, mám teplotu', 'cs-CZ')).toBe('body')
})

test('symptoms that need a doctor today are urgent, with their signs', () => {
  expect(detectDanger('there is some blood in my urine', 'en-US')).toEqual({
    tier: 'urgent',
    signs: ['visible-blood', 'blood-even-once'],
  })
  expect(detectDanger('operation on my bladder last week, 38.1, no chills', 'en-US')?.tier).toBe('urgent')
  expect(detectDanger('how much water should I drink', 'en-US')).toBeUndefined()
})

test('a clause about the past is not an emergency beside a question about the present', () => {
  expect(detectEmergency('three years ago I had a kidney stone and a fever, can I run now', 'en-US')).toBeUndefined()
  expect(detectEmergency('years ago I had a stone, now fever and pain in my side', 'en-US')).toBe('body')
})

test.each([
  ["I can't pee. What should I do?", 'en-US'],
  ['I can’t pee, should I be worried?', 'en-US'],
  ['What should I do? I can’t pee', 'en-US'],
  ["I can't pee; what should I do?", 'en-US'],
  ['Ich kann nicht pinkeln; was soll ich tun?', 'de-DE'],
  ['Je n’arrive pas à uriner ; que dois-je faire ?', 'fr-FR'],
  ['my 2 month old baby has a fever, should I be worried?', 'en-US'],
  ['My erection has lasted 6 hours. Can I wait until tomorrow?', 'en-US'],
  ['Non riesco a urinare. Cosa devo fare?', 'it-IT'],
  ['Je n’arrive pas à uriner. Que dois-je faire ?', 'fr-FR'],
  ['No puedo orinar ¿qué debo hacer?', 'es-ES'],
  ['Δεν μπορώ να ουρήσω. Τι να κάνω;', 'el-GR'],
  ['我尿不出来 危险吗', 'zh-CN'],
] as const)('a question beside an emergency does not take it away: %s', (phrase, language) =>
  expect(detectEmergency(phrase, language)).toBe('body'),
)

test('a temperature before a question keeps its decimals and its sign', () =>
  expect(detectDanger('fever of 38.5 after my prostate biopsy, should I be worried?', 'en-US')).toEqual({
    tier: 'emergency',
    signs: ['fever-after-biopsy-or-stone-procedure'],
  }))

test.each([
  ["I can't pee, but no fever", 'en-US'],
  ["I don't have any pain, but I can't pee", 'en-US'],
  ['No puedo orinar, pero sin fiebre', 'es-ES'],
  ['我尿不出来，但没有发烧', 'zh-CN'],
  ['Nemám horečku, ale erekce mi trvá už 6 hodin', 'cs-CZ'],
  ['δεν έχω πυρετό, αλλά δεν μπορώ να ουρήσω', 'el-GR'],
] as const)('the denial of another sign does not take an emergency away: %s', (phrase, language) =>
  expect(detectEmergency(phrase, language)).toBe('body'),
)

test.each([
  ['kidney stone, no fever', 'en-US'],
  ['my toddler’s foreskin does not go back, no pain', 'en-US'],
  ['mám kameny, horečku nemám', 'cs-CZ'],
] as const)('the denial of a sign that an emergency needs still counts: %s', (phrase, language) =>
  expect(detectEmergency(phrase, language)).toBeUndefined(),
)

test.each([
  ['I think I have testicular torsion', 'en-US'],
  ['I think I have torsion', 'en-US'],
  ['I believe I have sepsis', 'en-US'],
  ['I might have priapism', 'en-US'],
  ['Creo que tengo una torsión testicular', 'es-ES'],
  ['Chyba mam sepsę', 'pl-PL'],
  ['我觉得我是睾丸扭转', 'zh-CN'],
  ['Ik denk dat ik sepsis heb', 'nl-NL'],
] as const)('the suspicion of an emergency is one: %s', (phrase, language) =>
  expect(detectEmergency(phrase, language)).toBe('body'),
)

test.each([
  ['my brother had testicular torsion years ago', 'en-US'],
  ['I am afraid of sepsis', 'en-US'],
  ['Do I have torsion?', 'en-US'],
  ["I don't have testicular torsion", 'en-US'],
  ['ich habe keine Sepsis', 'de-DE'],
  ['Ich habe keinen Priapismus', 'de-DE'],
  ["je n'ai pas de torsion du testicule", 'fr-FR'],
  ['non ho la torsione del testicolo', 'it-IT'],
] as const)(
  'the name of an emergency in the past, in a fear, in a question or in a denial is none: %s',
  (phrase, language) => expect(detectEmergency(phrase, language)).toBeUndefined(),
)

test.each([
  ['Kolik stojí cirkumcize?', 'cs-CZ'],
  ['kolik vody denně', 'cs-CZ'],
  ['kolikrát za noc je normální močit', 'cs-CZ'],
  ['Koliko dni ostane kateter?', 'sl-SI'],
  ['Koliko traje operacija bubrega?', 'hr-HR'],
] as const)('"how much" is no colic: %s', (phrase, language) => expect(detectDanger(phrase, language)).toBeUndefined())

test.each([
  ['ledvinová kolika a horečka', 'cs-CZ'],
  ['s kolikou zvracím', 'cs-CZ'],
  ['ledvična kolika in vročina', 'sl-SI'],
  ['bubrežne kolike i temperatura', 'hr-HR'],
] as const)('a colic is still found: %s', (phrase, language) => expect(detectEmergency(phrase, language)).toBe('body'))

test.each([
  ['all my tests were normal but I still have severe bladder pain', 'en-US'],
  ['睾酮低，下面疼', 'zh-CN'],
] as const)('a frequent word is no misspelled sign: %s', (phrase, language) =>
  expect(detectDanger(phrase, language)).toBeUndefined(),
)

test.each([
  ['I hurt myself on the crossbar, my testicle is swollen and very painful', 'en-US'],
  ['Ublížil jsem si na kole, varle je oteklé a moc bolí', 'cs-CZ'],
  ['Kendime zarar verdim bisikletten düşünce, testisim şişti ve çok ağrıyor', 'tr-TR'],
] as const)('an injury that somebody calls "hurt myself" is one of the body: %s', (phrase, language) =>
  expect(detectEmergency(phrase, language)).toBe('body'),
)

test.each([
  ['I hurt myself', 'en-US'],
  ['I hurt myself on purpose', 'en-US'],
  ['I hurt myself on purpose, I hit my penis and it is swollen', 'en-US'],
  ['I have been hurting myself', 'en-US'],
  ['I want to hurt myself', 'en-US'],
  ['I hurt myself and my arm is bleeding', 'en-US'],
  ['ublížil jsem si', 'cs-CZ'],
  ['chci si ublížit', 'cs-CZ'],
  ['kendime zarar veriyorum', 'tr-TR'],
  ['I just want to fall asleep and never wake up', 'en-US'],
  ['Ich will nur einschlafen und nie wieder aufwachen', 'de-DE'],
  ['Preferirei essere morto', 'it-IT'],
  ['Nejradši bych byl mrtvý', 'cs-CZ'],
  ['I took all my tablets on purpose', 'en-US'],
  ['I hurt myself with a knife, my penis hurts and is swollen', 'en-US'],
  ['I hurt myself every day, my penis hurts', 'en-US'],
] as const)('self-harm and the wish to die are a crisis: %s', (phrase, language) =>
  expect(detectEmergency(phrase, language)).toBe('crisis'),
)

test.each([
  ['My son wets the bed: as soon as he can fall asleep he does not wake up', 'en-US'],
  ['how can I fall asleep and not wake up every hour to pee?', 'en-US'],
  ['Unser Sohn nässt kurz nach dem Einschlafen ein und kann nicht aufwachen', 'de-DE'],
  ['I stopped my tablets on purpose', 'en-US'],
  ['pain as if stabbed in the back', 'en-US'],
] as const)('sleep, skipped tablets and comparisons are no emergency: %s', (phrase, language) =>
  expect(detectEmergency(phrase, language)).toBeUndefined(),
)

test.each(['can\u2018t', 'can\u201bt', 'can\u2032t', 'can\u02b9t', 'can\uff07t'])(
  'an apostrophe of any kind is understood: %s',
  (word) => expect(detectEmergency(`I ${word} pee`, 'en-US')).toBe('body'),
)

test.each(["haven't been able to go to the loo for a wee since yesterday morning", 'got stabbed in the side'])(
  'the text is an emergency in everyday words: %s',
  (phrase) => expect(detectEmergency(phrase, 'en-US')).toBe('body'),
)

test('the same signs are an emergency in a description, and not in a question for information', () => {
  expect(detectEmergency('I have a kidney stone and fever since this morning', 'en-US')).toBe('body')
  expect(
    detectEmergency('what is the difference between a kidney stone with fever and one without', 'en-US'),
  ).toBeUndefined()
})

test('signs of the past year and everyday matters are not an emergency', () => {
  expect(detectEmergency('had a twisted testicle in school, years ago, can I go to the gym?', 'en-US')).toBeUndefined()
})

test('a word of another language is not treated as a misspelled English word, nor an age as a temperature', () => {
  expect(detectEmergency('Ik sta perplex, de verzekering vergoedt geen penispomp. Klopt dat?', 'nl-NL')).toBeUndefined()
  expect(detectEmergency("je bande mou depuis quelques mois, j'ai 39 ans", 'fr-FR')).toBeUndefined()
})
