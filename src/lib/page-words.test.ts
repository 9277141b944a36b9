import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withoutWords, withWords, type Data, type ShownWords } from './page-words.ts'

/** A page that shows every text and every rich text of the data. */
function pageOf(data: unknown): { readonly texts: Set<string>; readonly html: Map<string, string> } {
  const texts = new Set<string>()
  const html = new Map<string, string>()
  const walk = (value: unknown): void => {
    if (typeof value === 'string') texts.add(value)
    if (typeof value !== 'object' || value === null) return
    if ('kind' in value && value.kind === 'rich-text' && 'id' in value && 'html' in value)
      return void html.set(String(value.id), String(value.html))
    for (const item of Object.values(value)) walk(item)
  }
  walk(data)
  return { texts, html }
}

const shown = ({ texts, html }: ReturnType<typeof pageOf>): ShownWords => ({ texts, html: (id) => html.get(id) })

/** What travels: through JSON and back. */
const sent = (data: unknown) => JSON.parse(JSON.stringify(withoutWords(data))) as Data

const words = fc.oneof(
  fc
    .array(fc.constantFrom('kidney', 'stones', 'drink', 'water', 'über', 'die', 'الكلى', 'камъни'), {
      minLength: 1,
      maxLength: 9,
    })
    .map((parts) => parts.join(' ')),
  fc.string({ unit: fc.constantFrom('肾', '结', '石', '多', '喝', '水', '，', '。'), maxLength: 30 }),
)
const addresses = fc.oneof(
  fc.webUrl(),
  fc.constantFrom(
    '/condition/kidney-stones',
    '/condition/肾结石和其他很长很长很长的地址',
    '/search?q=a b c d e f g h i',
  ),
)
const keys = fc.constantFrom('kidney-stones-and-much-else', 'careCard', '2026-03-12T00:00:00+01:00', 'rich-texts')
const scalars = fc.oneof(
  words,
  addresses,
  keys,
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.boolean(),
  fc.constant(null),
)
/** Ids of rich texts are unique on a page; that is made sure of below. */
const richText = fc.record({ kind: fc.constant('rich-text'), id: fc.uuid(), html: fc.string({ unit: 'grapheme' }) })
const { data } = fc.letrec<{ data: unknown }>((tie) => ({
  data: fc.oneof(
    { maxDepth: 4 },
    scalars,
    richText,
    fc.array(tie('data'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('title', 'text', 'label', 'links', 'kind', 'id'), tie('data'), {
      maxKeys: 5,
      noNullPrototype: true,
    }),
  ),
}))
const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown

describe('data whose words are all shown', () => {
  test('comes back as it was', () => {
    fc.assert(
      fc.property(data, (value) => {
        expect(withWords(sent(value), shown(pageOf(value)))).toEqual(plain(value))
      }),
      { numRuns: 1000 },
    )
  })

  test('comes back whatever else the page shows', () => {
    fc.assert(
      fc.property(data, fc.array(fc.string({ unit: 'grapheme', minLength: 16, maxLength: 60 })), (value, others) => {
        const page = pageOf(value)
        // Words of the page itself come last, as those of its frame come first.
        const texts = [...others, ...page.texts]
        expect(withWords(sent(value), { ...shown(page), texts })).toEqual(plain(value))
      }),
      { numRuns: 500 },
    )
  })

  test('travels without them', () => {
    const value = {
      title: 'Kidney stones: what to do first',
      body: { kind: 'rich-text', id: '7-body', html: '<p>Drink enough water.</p>' },
      list: ['About 1 in 10 people have one.', 'short'],
    }
    const text = JSON.stringify(withoutWords(value))
    for (const left of ['Kidney', 'Drink', 'About']) expect(text).not.toContain(left)
    expect(text).toContain('short')
    expect(text.length).toBeLessThan(110)
  })
})

describe('data of which a word is not shown', () => {
  test('is incomplete', () => {
    const long = words.filter((text) => text.length >= 16)
    fc.assert(
      fc.property(data, long, fc.boolean(), (value, missing, isRich) => {
        const lost = isRich ? { kind: 'rich-text', id: 'lost', html: missing } : `${missing} 丢失`
        const page = pageOf(value)
        fc.pre(!page.texts.has(`${missing} 丢失`))
        expect(withWords(sent({ value, lost }), shown(page))).toBeUndefined()
        expect(withWords(sent([lost]), { texts: [], html: () => undefined })).toBeUndefined()
      }),
      { numRuns: 500 },
    )
  })

  test('is not completed by a text that is nearly the same', () => {
    const travelled = sent('Drink at least two litres a day.')
    expect(withWords(travelled, { texts: ['Drink at least two liters a day.'], html: () => undefined })).toBeUndefined()
    expect(
      withWords(travelled, { texts: [' Drink at least two litres a day.'], html: () => undefined }),
    ).toBeUndefined()
  })

  test('is incomplete, not empty, when an empty rich text is missing', () => {
    const travelled = sent({ kind: 'rich-text', id: 'a', html: '' })
    expect(withWords(travelled, { texts: [], html: () => '' })).toEqual({ kind: 'rich-text', id: 'a', html: '' })
    expect(withWords(travelled, { texts: [], html: () => undefined })).toBeUndefined()
  })
})

describe('Chinese', () => {
  const chinese = '肾结石是由尿液中的矿物质形成的硬块。'

  test('needs no spaces to be words', () => {
    expect(JSON.stringify(withoutWords(chinese))).not.toContain('肾')
    expect(withWords(sent(chinese), { texts: [chinese], html: () => undefined })).toBe(chinese)
    expect(withWords(sent(chinese), { texts: [], html: () => undefined })).toBeUndefined()
  })
})

describe('what is not read', () => {
  test.each([
    '/condition/kidney-stones-and-more',
    'https://example.org/a page with spaces',
    '/条件/肾结石是由尿液中的矿物质形成的硬块',
    'kidney-stones-colic-and-more',
    '2026-03-12T00:00:00+01:00',
    'short words',
    '',
  ])('%j travels as it is', (text) => {
    expect(withoutWords(text)).toBe(text)
    expect(withWords(text, { texts: [], html: () => undefined })).toBe(text)
  })

  test('numbers, truth and nothing travel as they are', () => {
    const value = { count: 3, yes: true, none: null, list: [1, false] }
    expect(withoutWords(value)).toEqual(value)
    expect(withWords(sent(value), { texts: [], html: () => undefined })).toEqual(value)
  })
})
