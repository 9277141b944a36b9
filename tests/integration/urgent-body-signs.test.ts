import { beforeAll, expect, test } from 'vitest'
import { type Card, type Page, readCareCards } from '../support/care-cards.ts'

// Signs of testicles, pain and fever that cannot wait must be equally urgent on every page that names them, and pages about
// situations in which somebody may get a catheter must warn of an artificial sphincter (docs/writing-content.md, "How urgent
// it is").

let english: Page[]
let pages: Page[]
beforeAll(async () => {
  const { english: original, translated } = await readCareCards()
  english = original
  pages = [...original, ...translated]
})

/** Returns the matching points in the English cards for which `isMeant` is true, each with its page. */
const named = (sign: RegExp, isMeant: (card: Card) => boolean) =>
  english.flatMap(({ path, cards }) =>
    cards
      .filter(isMeant)
      .flatMap(({ points }) => points.filter((point) => sign.test(point)).map((point) => `${path}: ${point}`)),
  )
const inUrgent = (sign: RegExp) => named(sign, ({ urgency }) => urgency === 'urgent')
const inEmergency = (sign: RegExp) => named(sign, ({ urgency }) => urgency === 'emergency')
const versions = (path: string) => pages.filter((page) => page.path === path)

test('a knock or a blow is named in emergency cards only', () => {
  expect(inUrgent(/\b(?:knock|blow|kick)\b/)).toEqual([])
  expect(inEmergency(/testicle for more than an hour after a blow/)).toHaveLength(3)
})

test('a sore testicle that can wait until later the same day became sore over days, or has a sign of infection', () => {
  const waits = inUrgent(/testicle|scrotum/)
  const isExplained =
    /over days|gone by itself|38&nbsp;°C|after (?:an operation|the third day)|gets more painful|can be felt|over a part of the device/
  expect(waits.filter((point) => !isExplained.test(point))).toEqual([])
})

test('the page on when to get help names any painful testicle of a boy, on every site', () => {
  expect(inEmergency(/^- a boy or teenager with any painful/).map((point) => point.split(':')[0])).toContain(
    'pages/when-to-get-help-now.md',
  )
  const sizes = versions('pages/when-to-get-help-now.md').map(
    ({ cards }) => cards.find(({ urgency }) => urgency === 'emergency')?.points.length,
  )
  expect(new Set(sizes)).toEqual(new Set([22]))
  expect(sizes).toHaveLength(22)
})

test('pain from a stone that painkillers do not control is an emergency', () => {
  const stonePages =
    /^(?:conditions\/kidney-stones|situations\/kidney-stones|treatments\/(?:waiting|shock|uretero|percutaneous))/
  expect(inUrgent(/painkillers|tablets do not control/).filter((point) => stonePages.test(point))).toEqual([])
  expect(inEmergency(/painkillers have not helped|tablets do not control/).length).toBeGreaterThanOrEqual(4)
})

test('a painful swollen leg and fainting with a medicine are in emergency cards only', () => {
  expect(inUrgent(/painful swollen leg|leg that is swollen, painful/)).toEqual([])
  expect(inUrgent(/\bfaint(?:ed|ing|s)?\b/).filter((point) => !/nearly faint/.test(point))).toEqual([])
})

test('each page whose card calls a fever urgent has shivering among its emergencies', () => {
  const fever = /38&nbsp;°C|\bfever\b(?! that nothing| or without)/
  const without = english.filter(({ cards }) => {
    const urgent = cards.filter(({ urgency }) => urgency === 'urgent').flatMap(({ points }) => points)
    const emergency = cards.filter(({ urgency }) => urgency === 'emergency').flatMap(({ points }) => points)
    const named = urgent.some((point) => fever.test(point.replaceAll(/(?:without|but no|no) fever/g, '')))
    return named && !emergency.some((point) => point.includes('shiver'))
  })
  expect(without.map(({ path }) => path)).toEqual([])
})

const sphincterWarning =
  /artificial sphincter|sfinkter(?:in)? artificial|صمام صناعي|изкуствен сфинктер|人工尿道括约肌|umělý svěrač|künstliche[rn]? Schließmuskel|kunstlik sulgurlihas|τεχνητός? σφιγκτήρας?|esfínter artificial|esfíncter artificial|tekosulkija|sphincter artificiel|umjetni sfinkter|műzáróizom|sfintere artificiale|mākslīgais slēdzējmuskulis|kunstsluitspier|sztuczny zwieracz|umelý zvierač|umetno zapiralko|yapay sfinkter/

test.each([
  'treatments/urinary-catheter.md',
  'treatments/cystoscopy.md',
  'treatments/alpha-blockers.md',
  'treatments/bladder-training.md',
  'treatments/prostate-radiotherapy.md',
  'treatments/shock-wave-lithotripsy.md',
  'conditions/prostate-cancer.md',
  'situations/prostate-cancer-just-told.md',
  'situations/prostate-cancer-spread.md',
  'pages/when-to-get-help-now.md',
])('%s warns of an artificial sphincter in each language that has the page', (path) => {
  expect(
    versions(path)
      .filter(({ text }) => !sphincterWarning.test(text))
      .map(({ site }) => site),
  ).toEqual([])
})

test('every page on which urine that cannot be passed is an emergency warns of an artificial sphincter, except the contact page', () => {
  const paths = english
    .filter(({ cards }) =>
      cards.some(({ points }) => points.some((point) => /you cannot pass any urine, or/.test(point))),
    )
    .map(({ path }) => path)
    .filter((path) => path !== 'contact.md')
  expect(paths.length).toBeGreaterThan(30)
  const shown = paths.flatMap(versions)
  expect(shown.filter(({ text }) => !sphincterWarning.test(text)).map(({ site, path }) => `${site}/${path}`)).toEqual(
    [],
  )
})

test.each([
  'treatments/pelvic-floor-training.md',
  'conditions/prostate-cancer.md',
  'conditions/stress-urinary-incontinence.md',
])('%s says that a urologist is asked before a new catheter after removal of the prostate', (path) => {
  const emergency = english.find((page) => page.path === path)?.cards.find(({ urgency }) => urgency === 'emergency')
  expect(emergency?.text).toMatch(
    /new catheter in the weeks after removal of the prostate without speaking to a urologist/,
  )
})
