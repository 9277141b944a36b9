import { beforeAll, expect, test } from 'vitest'
import { type Card, type Page, readCareCards, shape } from '../support/care-cards.ts'

// Signs of cancer and of side effects that cannot wait must be equally urgent on every page that names them. Translations
// must have the same points, even those of an older revision.

const bladderCancer = [
  'conditions/bladder-cancer.md',
  'situations/bladder-cancer-after-the-first-operation.md',
  'situations/bladder-cancer-deep-in-the-wall.md',
  'situations/bladder-cancer-spread.md',
  'treatments/transurethral-resection-of-a-bladder-tumour.md',
  'guidelines/non-muscle-invasive-bladder-cancer/index.md',
]
const afterBladderProcedure = bladderCancer.filter((path) => !path.endsWith('spread.md'))
const antibiotics = 'treatments/antibiotics-for-urinary-tract-infection.md'
const localised = 'situations/prostate-cancer-localised.md'
const prostateSpread = 'situations/prostate-cancer-spread.md'
const concerned = [
  ...bladderCancer,
  antibiotics,
  localised,
  prostateSpread,
  'conditions/prostate-cancer.md',
  'conditions/kidney-cancer.md',
]

let english: Page[]
let translated: Page[]
beforeAll(async () => {
  ;({ english, translated } = await readCareCards())
})

const points = (path: string, urgency: Card['urgency']) =>
  english.find((page) => page.path === path)?.cards.find((card) => card.urgency === urgency)?.points ?? []

const versions = (path: string) => [...english, ...translated].filter((page) => page.path === path)

/** Returns the matching points in all English cards but the emergency cards, each with its page. */
const notEmergencies = (sign: RegExp) =>
  english.flatMap(({ path, cards }) =>
    cards
      .filter(({ urgency }) => urgency !== 'emergency')
      .flatMap((card) => card.points.filter((point) => sign.test(point)).map((point) => `${path}: ${point}`)),
  )

/**
 * Returns the structure of a card: its shape, and the number of bold phrases, which combine conditions or give instructions.
 */
const form = (card: Card) => ({ ...shape(card), strong: card.points.join('\n').match(/\*\*[^*]+\*\*/g)?.length ?? 0 })

test.each(bladderCancer)('%s: 38 °C or shivering during cancer medicines is an emergency', (path) => {
  const named = points(path, 'emergency').filter((point) => /chemotherapy.*immunotherapy/.test(point))
  expect(named).toEqual([expect.stringMatching(/\*\*and\*\*.* either .*38&nbsp;°C.*, or shivering$/)])
})

test.each(afterBladderProcedure)(
  '%s: fever after an operation or a rinse is urgent for the same day, and shivering is an emergency',
  (path) => {
    const fever = points(path, 'urgent').filter((point) => point.includes('38&nbsp;°C'))
    expect(fever).toEqual([expect.stringContaining('without shivering')])
    expect(points(path, 'emergency')).toContainEqual(expect.stringMatching(/shivering.* with or without fever$/))
  },
)

test('fever during cancer medicines is in emergency cards only', () => {
  expect(notEmergencies(/(?:chemotherapy|immunotherapy|medicines)\b.*(?:fever|temperature)/)).toEqual([])
})

test('confusion is in emergency cards only', () => {
  expect(notEmergencies(/confus/)).toEqual([])
})

test('prostate cancer that has spread: vomiting with confusion and newly weak legs are emergencies', () => {
  const emergency = points(prostateSpread, 'emergency')
  expect(emergency).toContainEqual(expect.stringMatching(/confused.*vomit.*thirsty/))
  expect(emergency).toContainEqual(expect.stringMatching(/^- new weakness or numbness in your legs/))
})

test('localised prostate cancer begins with the section on when to get help, in each language that has the page', () => {
  const pages = versions(localised)
  expect(pages.map(({ site }) => site)).toEqual(['en', 'de'])
  for (const { site, text, cards } of pages) {
    expect(/^## .*\{#(\w+)\}$/m.exec(text)?.[1], site).toBe('help')
    expect(
      cards.map(({ urgency }) => urgency),
      site,
    ).toEqual(['emergency', 'urgent', 'ask'])
  }
})

const backPainWithFever =
  /^- pain in your back or side, \*\*and\*\* at least one of these: a temperature of 38&nbsp;°C.*, shivering, confusion, or feeling very ill$/

test.each(afterBladderProcedure)('%s: fever with pain in the back or side is an emergency', (path) => {
  expect(points(path, 'emergency')).toContainEqual(expect.stringMatching(backPainWithFever))
})

test('antibiotics: a fever with shivering, and fever after a procedure, are emergencies', () => {
  const emergency = points(antibiotics, 'emergency')
  expect(emergency).toContainEqual(expect.stringMatching(/a fever, \*\*and\*\* you shiver, are pregnant/))
  expect(emergency).toContainEqual(
    expect.stringMatching(/any shivering, even if it passes, \*\*and\*\* you have a catheter/),
  )
  expect(emergency).toContainEqual(expect.stringMatching(/biopsy of the prostate or a procedure for a stone/))
  expect(emergency).toContainEqual(expect.stringMatching(backPainWithFever))
})

test.each(['conditions/prostate-cancer.md', prostateSpread])(
  '%s: fever is an emergency with every medicine that weakens the defenses',
  (path) => {
    const named = points(path, 'emergency').filter((point) => point.includes('chemotherapy'))
    expect(named).toEqual([expect.stringMatching(/another cancer treatment that weakens your defenses, \*\*and\*\*/)])
  },
)

test.each([prostateSpread, 'situations/bladder-cancer-spread.md'])(
  '%s: blood clots, breathing trouble and only drops from a full bladder are emergencies',
  (path) => {
    const emergency = points(path, 'emergency')
    expect(emergency).toContainEqual('- a lot of blood or many clots in your urine')
    expect(emergency).toContainEqual(expect.stringMatching(/blood or a clot in your urine, \*\*and\*\* you can hardly/))
    expect(emergency).toContainEqual(expect.stringMatching(/you \[?cannot pass any urine.*, or only drops/))
    expect(emergency).toContainEqual('- trouble breathing, chest pain, or a painful swollen leg')
  },
)

test.each(bladderCancer)('%s: trouble breathing is an emergency, also without an operation', (path) => {
  expect(points(path, 'emergency')).toContainEqual(
    expect.stringMatching(/^- (?=.*trouble breathing)(?=.*chest pain).*painful swollen leg$/),
  )
})

test('bladder cancer in the muscle: yellow skin during immunotherapy is urgent for the same day', () => {
  const path = 'situations/bladder-cancer-deep-in-the-wall.md'
  expect(points(path, 'urgent')).toContainEqual(expect.stringMatching(/yellow skin.* during immunotherapy/))
})

test('bladder cancer in the muscle: a rash with blisters is an emergency, as where the cancer has spread', () => {
  for (const path of ['situations/bladder-cancer-deep-in-the-wall.md', 'situations/bladder-cancer-spread.md'])
    expect(points(path, 'emergency'), path).toContainEqual(
      expect.stringMatching(/^- a rash with blisters, skin that peels/),
    )
})

test('prostate cancer that has spread: a leg that can no longer bear weight is an emergency', () => {
  expect(points(prostateSpread, 'emergency')).toContainEqual(expect.stringMatching(/no longer put weight on a leg/))
})

test('a catheter that comes out after removal of the prostate is an emergency', () => {
  const catheter = 'treatments/urinary-catheter.md'
  expect(points(catheter, 'emergency')).toContainEqual(expect.stringMatching(/come out in the weeks after removal/))
  expect(versions(catheter)).toHaveLength(5)
})

test('antibiotics: the cards name the signs for which to stop taking them at once', () => {
  const stop = (urgency: string) => points(antibiotics, urgency).filter((point) => /\*\*stop taking/.test(point))
  expect(stop('emergency')).toEqual([expect.stringContaining('ending your life')])
  expect(stop('urgent')).toHaveLength(5)
  expect(points(antibiotics, 'emergency')).toContainEqual(expect.stringMatching(/pain in your chest, belly or back/))
  expect(versions(antibiotics)).toHaveLength(7)
})

test.each(concerned)('%s: each translation has the same cards as the English page', (path) => {
  const [original, ...others] = versions(path)
  for (const { site, cards } of others) expect(cards.map(form), site).toEqual(original?.cards.map(form))
})
