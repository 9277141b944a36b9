import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { type Page, readCareCards, shape } from '../support/care-cards.ts'

// Care cards must name the same emergencies in every language and be unambiguous (docs/writing-content.md).

const field = (text: string, name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1]

let english: Page[]
let translated: Page[]
beforeAll(async () => {
  ;({ english, translated } = await readCareCards())
})

test('a translated care card has the same points and temperatures as the English card', () => {
  const originals = new Map(english.map((page) => [page.path, page]))
  let compared = 0
  for (const { site, path, text, cards } of translated) {
    const original = originals.get(path)
    if (!original || cards.length === 0) continue
    // A translation of an older revision may differ, because its page tells readers that the translation is outdated.
    if (field(text, 'translatedRevision') !== field(original.text, 'sourceRevision')) continue
    expect(cards.map(shape), `${site}/${path}`).toEqual(original.cards.map(shape))
    compared += cards.length
  }
  expect(compared).toBeGreaterThan(400)
})

test('every list of an emergency or urgent card is made of signs of triage.yaml', () => {
  const free = [...english, ...translated].flatMap(({ site, path, cards }) =>
    cards
      .filter(({ urgency }) => urgency !== 'ask')
      .flatMap(({ freePoints }) => freePoints.map((point) => `${site}/${path}: ${point}`)),
  )
  expect(free).toEqual([])
})

test('every temperature in a care card is given in Celsius and in Fahrenheit', () => {
  for (const { site, path, cards } of [...english, ...translated])
    for (const card of cards) {
      const { celsius, fahrenheit } = shape(card)
      expect(fahrenheit, `${site}/${path}, ${card.urgency}`).toBe(celsius)
    }
})

test('no English care card has an ambiguous phrase', () => {
  const ambiguous: [RegExp, string][] = [
    [/(?<!at least )\b(?:\*\*one\*\*|one) of these/, 'say "any of these" or "at least one of these"'],
    [/, (?:but|and) (?:you have|you):$/m, 'say "any of these" before a list'],
    [
      /\*\*and\*\* (?:you have )?a temperature of[^\n]*, or (?:shivering|you shiver)/,
      'say "either … or …" after "and"',
    ],
    [/shak(?:e|es|ing) with cold/, 'say "shivering that you cannot stop"'],
    [/clear urine/, 'say "pale urine"'],
  ]
  for (const { path, cards } of english)
    for (const { urgency, text } of cards)
      for (const [pattern, remedy] of ambiguous)
        expect(pattern.exec(text)?.[0], `${path}, ${urgency}: ${remedy}`).toBeUndefined()
})

test('back or side pain with fever and many blood clots are only in emergency cards', () => {
  for (const { path, cards } of english)
    for (const { urgency, points } of cards) {
      if (urgency === 'emergency') continue
      for (const point of points) {
        expect(point, path).not.toMatch(/(?<!small )clots/)
        expect(point, path).not.toMatch(/pain in (?:your|the) back or side[^\n]* (?:with|and) (?:a )?fever/)
      }
    }
})

test('the emergency page ends its card with suicidal thoughts in each language', () => {
  const pages = [...english, ...translated].filter(({ path }) => path === 'pages/when-to-get-help-now.md')
  expect(pages).toHaveLength(22)
  for (const { site, cards } of pages) {
    const emergency = cards.find(({ urgency }) => urgency === 'emergency')
    const paragraphs = emergency?.text.trim().split(/\n{2,}/)
    // The four paragraphs are the first line, the list, whom to call, and what to do about suicidal thoughts.
    expect(paragraphs, site).toHaveLength(4)
  }
})

// The words for biopsy, chemotherapy, aorta and cancer in each language.
const words: Readonly<Record<string, readonly [biopsy: RegExp, chemotherapy: RegExp, aorta: RegExp, cancer: RegExp]>> =
  {
    al: [/biopsi/, /kimioterapi/, /aorta/, /kancer/],
    ar: [/خزعة/, /كيميائي/, /الأبهر/, /سرطان/],
    bg: [/биопсия/, /химиотерапия/, /аортата/, /рак/],
    cn: [/活检/, /化疗/, /主动脉/, /癌/],
    cz: [/biopsi/, /chemoterapi/, /aorta/, /rakovin/],
    de: [/Biopsie/, /Chemotherapie/, /Aorta/, /Krebs/],
    ee: [/biopsia/, /keemiaravi/, /aordis/, /vähk/],
    el: [/βιοψία/, /χημειοθεραπεία/, /αορτή/, /καρκίν/],
    en: [/biopsy/, /chemotherapy/, /aorta/, /cancer/],
    es: [/biopsia/, /quimioterapia/, /aorta/, /cáncer/],
    fi: [/biopsia/, /solunsalpaajahoito/, /aortassa/, /syöpä/],
    fr: [/biopsie/, /chimiothérapie/, /aorte/, /cancer/],
    hr: [/biopsij/, /kemoterapij/, /aorta/, /\brak\b/],
    hu: [/biopszia/, /kemoterápi/, /aorta/, /rák/],
    it: [/biopsia/, /chemioterapia/, /aorta/, /tumore/],
    lv: [/biopsija/, /ķīmijterapij/, /aorta/, /vēzis/],
    nl: [/biopsie/, /chemotherapie/, /aorta/, /kanker/],
    pl: [/biopsj/, /chemioterapi/, /aorta/, /nowotworow/],
    pt: [/biopsia/, /quimioterapia/, /aorta/, /cancro/],
    sk: [/biopsi/, /chemoterapi/, /aorta/, /rakovin/],
    sl: [/biopsij/, /kemoterapij/, /aorta/, /raka/],
    tr: [/biyopsi/, /kemoterapi/, /aort/, /kanser/],
  }

test('the emergency page has every sign at the same position in each language', () => {
  const pages = [...english, ...translated].filter(({ path }) => path === 'pages/when-to-get-help-now.md')
  expect(pages.map(({ site }) => site).toSorted()).toEqual(Object.keys(words).toSorted())
  for (const { site, cards } of pages) {
    const points = cards.find(({ urgency }) => urgency === 'emergency')?.points ?? []
    expect(points, site).toHaveLength(22)
    const [biopsy, chemotherapy, aorta, cancer] = words[site] ?? []
    expect(points[2], site).toMatch(aorta ?? '')
    expect(points[2], site).toMatch(/\b60\b/)
    expect(points[16], site).toMatch(biopsy ?? '')
    expect(points[16], site).toMatch(/\b38\b/)
    expect(points[17], site).toMatch(chemotherapy ?? '')
    expect(points[17], site).toMatch(/\b38\b/)
    expect(points[12], site).toMatch(cancer ?? '')
    const urgent = cards.find(({ urgency }) => urgency === 'urgent')?.points ?? []
    expect(urgent, site).toHaveLength(8)
    expect(urgent[6], site).toMatch(/\b2\b|ساعتين/)
  }
})

// The pattern of "either … or …" in each language.
const either: Readonly<Record<string, RegExp>> = {
  al: /\*\*dhe\*\* ose .*, ose /,
  ar: /إما .*، وإما /,
  bg: /\*\*и\*\* освен това или .*, или /,
  cn: /以下两种情况之一.*，或者/,
  cz: /buď .*, nebo /,
  de: /entweder .*, oder /,
  ee: /lisaks kas .*, või /,
  el: /είτε .*, είτε /,
  en: /either .*, or /,
  es: /o bien .*, o bien /,
  fi: /joko .*, tai /,
  fr: /soit .*, soit /,
  hr: /uz to ili .*, ili /,
  hu: /emellett vagy .*, vagy /,
  it: /\*\*e inoltre\*\* o .*, oppure /,
  lv: /vai nu .*, vai arī /,
  nl: /óf .*, óf /,
  pl: /do tego albo .*, albo /,
  pt: /\*\*e também\*\* ou .*, ou /,
  sk: /buď .*, alebo /,
  sl: /ob tem ali .*, ali pa /,
  tr: /\bya .* ya da /,
}

test('the rule on sudden severe pain with faintness or an age over 60 is unambiguous in every language', () => {
  const pages = [...english, ...translated]
  for (const [site, eitherOr] of Object.entries(either)) {
    const pointsOf = (path: string) =>
      pages
        .find((page) => page.site === site && page.path === path)
        ?.cards.find(({ urgency }) => urgency === 'emergency')?.points ?? []
    expect(pointsOf('pages/when-to-get-help-now.md')[2], site).toMatch(eitherOr)
    // The line above the list mentions the pain, so faintness and age are separate points.
    const stones = pointsOf('conditions/kidney-stones.md')
    expect(stones, site).toHaveLength(10)
    expect(stones[2], site).not.toMatch(/60/)
    expect(stones[3], site).toMatch(/60/)
  }
})

test('the last line of every English urgent card says today or the same day', () => {
  const lines = english.flatMap(({ path, cards }) =>
    cards.filter(({ urgency }) => urgency === 'urgent').map(({ text }) => `${path}: ${text.trim().split('\n').at(-1)}`),
  )
  expect(lines.length).toBeGreaterThan(40)
  expect(lines.filter((line) => !/\b(?:today|the same day)\b/.test(line))).toEqual([])
})

test('the English emergency page contains the rules for everybody', () => {
  const page = english.find(({ path }) => path === 'pages/when-to-get-help-now.md')
  const points = page?.cards.find(({ urgency }) => urgency === 'emergency')?.points.join('\n')
  for (const rule of [
    /any shivering, even if it passes, \*\*and\*\* you have a catheter/,
    /biopsy of the prostate or a procedure for a stone.* either a temperature .* or shivering/,
    /urinary infection with a fever, \*\*and\*\* you shiver/,
    /chemotherapy .* weakens your defenses.* either a temperature .* or shivering/,
    /baby younger than 3 months with a temperature/,
    /genitals or between the legs that spreads fast, or skin there that turns dark or black/,
    /spinal cord injury .* pounding headache.*: sit up, and empty your bladder or check the catheter/,
    /\*\*and\*\* either you feel faint, or you are over 60 and have never had a stone.*aorta/,
    /signs of an infection, .*cold, pale or blotchy skin.*cannot stop, or feel extremely ill/,
    /weakness or numbness in your legs .*, \*\*and\*\* you have trouble passing urine, .* or have cancer/,
  ])
    expect(points).toMatch(rule)
})

test('the English emergency page says which infections need a doctor today', () => {
  const page = english.find(({ path }) => path === 'pages/when-to-get-help-now.md')
  const points = page?.cards.find(({ urgency }) => urgency === 'urgent')?.points.join('\n')
  expect(points).toMatch(/infection in pregnancy, in a man or a child, or with diabetes, a catheter or a procedure/)
  expect(points).toMatch(/an erection that lasts longer than 2 hours and hurts/)
})

test.each([
  'cystoscopy',
  'intermittent-self-catheterization',
  'intravesical-botulinum-toxin',
  'nephrectomy',
  'operations-for-an-enlarged-prostate',
  'partial-nephrectomy',
  'percutaneous-nephrolithotomy',
  'prostate-radiotherapy',
  'radical-prostatectomy',
  'removing-the-bladder',
  'shock-wave-lithotripsy',
  'slings-and-the-artificial-sphincter',
  'transurethral-resection-of-a-bladder-tumour',
  'transurethral-resection-of-the-prostate',
  'ureteroscopy',
  'urethral-dilatation-and-urethroplasty',
  'urinary-catheter',
  'vasectomy',
])('shivering is an emergency even without fever: %s', (treatment) => {
  const page = english.find(({ path }) => path === `treatments/${treatment}.md`)
  const points = page?.cards.find(({ urgency }) => urgency === 'emergency')?.points ?? []
  expect(points.filter((point) => /shivering/.test(point) && !/ with shivering|\*\*and\*\*/.test(point))).not.toEqual(
    [],
  )
})

test.each(['testicular-torsion', 'testicular-cancer', 'epididymitis', 'hydrocele-and-varicocele'])(
  'any painful testicle of a boy or teenager is an emergency, and only a grown man may wait until later today: %s',
  (condition) => {
    const page = english.find(({ path }) => path === `conditions/${condition}.md`)
    const cardOf = (urgency: string) => page?.cards.find((card) => card.urgency === urgency)
    expect(cardOf('emergency')?.points).toContain('- a boy or teenager with any painful, red or swollen testicle')
    expect(cardOf('urgent')?.text).toMatch(/grown man.* became sore|grown man.* became red|grown man, and/)
  },
)

test('fever or shivering in the weeks after a biopsy is an emergency wherever it is named', () => {
  const cards = english.flatMap((page) => page.cards)
  const points = cards.flatMap((card) => card.points.filter((point) => /after a biopsy, you have/.test(point)))
  expect(points.length).toBeGreaterThan(2)
  for (const point of points)
    expect(point).toMatch(/^- in the weeks after a biopsy, .*either .*38&nbsp;°C.*, or shivering$/)
})

test('the kidney stones page says in each language that fever after the pain is an emergency', () => {
  const pages = [...english, ...translated].filter(({ path }) => path === 'conditions/kidney-stones.md')
  expect(pages).toHaveLength(22)
  for (const { site, cards } of pages) {
    const last = cards
      .find(({ urgency }) => urgency === 'emergency')
      ?.text.trim()
      .split('\n')
      .at(-1)
    expect(last, site).toMatch(/[.。].*[.。]$/)
    if (site === 'en') expect(last).toMatch(/^Fever or shivering is an emergency even if the pain has just gone/)
  }
})

test('a fever with shivering that passes is urgent for the same day', () => {
  for (const path of [
    'conditions/urinary-tract-infection.md',
    'situations/urinary-tract-infection-that-keeps-coming-back.md',
    'treatments/antibiotics-for-urinary-tract-infection.md',
  ]) {
    const page = english.find((one) => one.path === path)
    const urgent = page?.cards.find(({ urgency }) => urgency === 'urgent')
    expect(urgent?.points[0], path).toMatch(/38&nbsp;°C.* shivering that passes/)
  }
})

test.each([
  ['modules/understanding-urinary-tract-infections.md', /With a catheter or after a procedure, any shivering is one/],
  [
    'modules/understanding-urinary-tract-infections.md',
    /any shivering with a catheter or in the weeks after a procedure/,
  ],
  ['topics/infection.md', /any shivering if you have a catheter or have had a procedure in the last few weeks/],
  ['events/catheter-evening-online.md', /if you shiver, with or without fever/],
  ['news/catheter-one-question.md', /if you shiver, with or without fever/],
  ['updates/antibiotics-page-corrected.md', /Two of these together are an emergency/],
  ['events/webinar-urine-cultures.md', /Fever and shivering together are an emergency/],
])('a text without a care card states the rule on shivering: %s', (path, rule) => {
  expect(english.find((page) => page.path === path)?.text).toMatch(rule)
})

test('visible blood in urine or stool is never in a card that can wait for the next visit', () => {
  const cards = english.flatMap((page) => page.cards.filter(({ urgency }) => urgency === 'ask'))
  // The page about the bladder diary mentions blood in this card only to say that it must not wait.
  const waiting = cards.filter(({ text }) => /blood in your (?:urine|stool)/.test(text) && !/do not wait/.test(text))
  expect(waiting.map(({ text }) => text)).toEqual([])
  const radiotherapy = english.find(({ path }) => path === 'treatments/prostate-radiotherapy.md')
  const urgent = radiotherapy?.cards.find(({ urgency }) => urgency === 'urgent')
  expect(urgent?.points).toContainEqual(
    expect.stringMatching(/blood that you can see in your urine or stool, even once/),
  )
})

test('no care card has numbers of its own, which would take the place of those by country', () => {
  expect(
    [...english, ...translated].filter(({ text }) => /^:::care\{.*phone=/m.test(text)).map(({ path }) => path),
  ).toEqual([])
})

test('every line of Chinese content that names 112 or 911 also names 120', () => {
  const lines = translated.filter(({ site }) => site === 'cn').flatMap(({ text }) => text.split('\n'))
  const withNumbers = lines.filter((line) => /\b(?:112|911)\b/.test(line))
  expect(withNumbers).not.toEqual([])
  for (const line of withNumbers) expect(line).toMatch(/\b120\b/)
})

test('the Chinese messages of the interface that name 112 or 911 also name 120', async () => {
  const catalogue = await readFile(new URL('../../locales/zh-CN/messages.po', import.meta.url), 'utf8')
  const lines = catalogue.split('\n').filter((line) => /^msgstr .*\b(?:112|911)\b/.test(line))
  expect(lines).not.toEqual([])
  for (const line of lines) expect(line).toMatch(/\b120\b/)
})
