import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { evaluateSymptoms } from './evaluate-symptoms.server.ts'
import { fetchSymptomGuide, type SymptomGuide } from './load-symptom-guide.server.ts'

let guide: SymptomGuide
beforeAll(async () => {
  const found = await fetchSymptomGuide('en')
  if (!found) throw new Error('The English site has no guide.')
  guide = found
})

const evaluate = (...chosen: string[]) => evaluateSymptoms(guide, new Set(chosen))
const pathsOf = (...chosen: string[]) => evaluate(...chosen).pages.map(({ entry }) => entry.uri)

test('choices to which no triage rule applies are not urgent', () => {
  expect(evaluate('night')).toMatchObject({ urgency: undefined, signs: [] })
  expect(evaluate('pregnant', 'man', 'catheter')).toMatchObject({ urgency: undefined, signs: [], pages: [], watch: [] })
})

test('every symptom whose label is a triage sign has the urgency of a rule for that sign', () => {
  const lone = guide.rules.filter(({ when }) => when.length === 1)
  expect(lone.length).toBeGreaterThan(15)
  for (const { urgency, when } of lone)
    for (const key of when[0]?.keys ?? [])
      expect([key, evaluate(key).urgency]).toEqual([key, urgency === 'emergency' ? 'emergency' : evaluate(key).urgency])
})

test('every symptom that is a sign on a care card is urgent or an emergency even if nothing else was chosen', () => {
  const { sections } = parse(readFileSync('graphql/content/symptoms.yaml', 'utf8')) as {
    sections: { symptoms: { key: string; sign?: string }[] }[]
  }
  const signs = sections.flatMap(({ symptoms }) => symptoms.filter(({ sign }) => sign !== undefined))
  expect(signs.length).toBeGreaterThan(25)
  expect(signs.filter(({ key }) => evaluate(key).urgency === undefined)).toEqual([])
})

test.each([
  [['very-ill']],
  [['very-ill', 'child']],
  [['fast-breathing']],
  [['keeps-nothing-down', 'known-stone']],
  [['burning', 'keeps-nothing-down']],
  [['painkillers-fail', 'known-stone']],
  [['often-or-sudden', 'very-ill']],
  [['sore-testicle', 'man', 'very-ill']],
  [['weak-stream', 'fever']],
  [['less-urine-each-time', 'shivering']],
  [['child', 'shivering']],
  [['catheter-leaks', 'shivering']],
])('%j is an emergency', (chosen) => {
  expect(evaluate(...chosen).urgency).toBe('emergency')
})

test('pain in the side is urgent, and with fever, shivering or a single kidney an emergency', () => {
  expect(evaluate('side-pain')).toMatchObject({ urgency: 'urgent', signs: ['side-pain-without-fever'] })
  for (const more of ['fever', 'shivering', 'very-ill'])
    expect(evaluate('side-pain', more)).toMatchObject({
      urgency: 'emergency',
      signs: expect.arrayContaining(['side-pain-and-fever']),
    })
  expect(evaluate('side-pain', 'one-kidney').signs).toEqual(['stone-pain-and-risk'])
})

test('burning alone is not urgent for a woman, but it is in pregnancy, in a man, in a child and with a catheter', () => {
  expect(evaluate('burning', 'woman').urgency).toBeUndefined()
  for (const who of ['pregnant', 'man', 'child', 'catheter', 'weak-defenses'])
    expect(evaluate('burning', who)).toMatchObject({ urgency: 'urgent', signs: ['infection-in-groups-at-risk'] })
})

test.each(['fever', 'shivering'])('%s is urgent even if nothing else was chosen', (choice) =>
  expect(evaluate(choice)).toMatchObject({ urgency: 'urgent', signs: ['fever-or-shivering-that-passes'] }),
)

test('fever is an emergency during cancer treatment and after a biopsy, and urgent after another operation', () => {
  expect(evaluate('fever', 'cancer-treatment').signs).toEqual(['fever-with-weak-defenses'])
  expect(evaluate('fever', 'biopsy-or-stone-procedure').urgency).toBe('emergency')
  expect(evaluate('fever', 'other-procedure')).toMatchObject({
    urgency: 'urgent',
    signs: ['fever-or-shivering-that-passes', 'operation-fever-without-shivering'],
  })
})

test('fever with a catheter is urgent, names the catheter and leads to its page, and with shivering it is an emergency', () => {
  expect(evaluate('fever', 'catheter')).toMatchObject({
    urgency: 'urgent',
    signs: ['infection-in-groups-at-risk', 'fever-or-shivering-that-passes'],
  })
  expect(pathsOf('fever', 'catheter')).toContain('all-treatments/urinary-catheter')
  expect(pathsOf('fever')).not.toContain('all-treatments/urinary-catheter')
  expect(evaluate('fever', 'shivering', 'catheter').urgency).toBe('emergency')
})

test('a sore testicle is urgent in a grown man and an emergency in a child', () => {
  expect(evaluate('sore-testicle', 'man').urgency).toBe('urgent')
  expect(evaluate('sore-testicle', 'child')).toMatchObject({
    urgency: 'emergency',
    signs: ['boy-with-painful-testicle'],
  })
})

test('the signs to watch for are emergencies that need one more symptom, and an emergency has none', () => {
  const watched = evaluate('side-pain').watch.map(({ sign }) => sign)
  expect(watched).toContain('side-pain-and-fever')
  expect(watched).toContain('stone-pain-and-risk')
  expect(evaluate('weak-stream').watch.map(({ sign }) => sign)).toContain('cannot-pass-urine')
  expect(evaluate('soft-swelling').watch.map(({ sign }) => sign)).toContain('sudden-testicle-pain')
  expect(evaluate('soft-swelling').watch.map(({ sign }) => sign)).not.toContain('stuck-foreskin')
  expect(evaluate('no-urine').watch).toEqual([])
})

test('the page for which most symptoms were chosen comes first, with each of them as a reason', () => {
  const [first] = evaluate('burning', 'fever', 'often-or-sudden').pages
  expect(first?.entry.uri).toBe('condition/urinary-tract-infection')
  expect(first?.because).toEqual(['fever', 'burning', 'often-or-sudden'])
})

test('pages about the prostate are not shown for women, and those for children only for them', () => {
  expect(pathsOf('weak-stream')).toContain('condition/benign-prostatic-enlargement')
  expect(pathsOf('weak-stream', 'woman')).not.toContain('condition/benign-prostatic-enlargement')
  expect(pathsOf('fever')).not.toContain('condition/vesicoureteral-reflux')
  expect(pathsOf('fever', 'child')).toContain('condition/vesicoureteral-reflux')
})
