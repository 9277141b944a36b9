import { expect, test } from 'vitest'
import { arrangeSigns, showWrittenSigns, type SignRule } from './care-signs.server.ts'

const rule = (sign: string, group: string): SignRule => ({ sign, group, heading: `The ${group}` })
const rules = [
  rule('sepsis', 'fever'),
  rule('vomiting', 'other'),
  rule('colic', 'pain'),
  rule('shivering', 'fever'),
  rule('aorta', 'pain'),
  rule('biopsy', 'fever'),
]
const card = (some: readonly SignRule[]) => ({
  kind: 'rich-text' as const,
  id: 'card',
  html: `<p>Any of these:</p><ul>${some.map(({ sign }) => `<li>${sign}</li>`).join('')}</ul><p>Call.</p><p>Crisis.</p>`,
})
const labels = { one: 'This:', several: 'One of these:', others: 'Others' }

test('a long list is arranged by group, in the order of the first signs, with signs of no group last', () => {
  const { body, isLong } = arrangeSigns(card(rules), rules)
  expect(isLong).toBe(true)
  expect(body.html).toBe(
    '<p>Any of these:</p><ul data-signs="">' +
      '<li><p><strong>The fever</strong></p><ul><li>sepsis</li><li>shivering</li><li>biopsy</li></ul></li>' +
      '<li><p><strong>The pain</strong></p><ul><li>colic</li><li>aorta</li></ul></li>' +
      '<li><p><strong>The other</strong></p><ul><li>vomiting</li></ul></li></ul><p>Call.</p><p>Crisis.</p>',
  )
})

test('a short list, and one whose signs are mostly alone in their groups, stay unchanged', () => {
  const short = rules.slice(0, 5)
  expect(arrangeSigns(card(short), short)).toEqual({ body: card(short), isLong: false })
  const scattered = rules.map(({ sign }, place) => rule(sign, `group ${place}`))
  expect(arrangeSigns(card(scattered), scattered)).toEqual({ body: card(scattered), isLong: true })
})

test('a card that has no list of its own signs stays unchanged', () => {
  expect(arrangeSigns(card(rules), rules.slice(1))).toEqual({ body: card(rules), isLong: false })
  const written = { signs: ['colic'], sentences: new Map(), labels }
  expect(showWrittenSigns(card(rules), [], written)).toEqual(card(rules))
})

test('the sign that somebody wrote about comes first and is marked, and the others are folded away', () => {
  const short = rules.slice(0, 3)
  expect(
    showWrittenSigns(card(short), short, { signs: ['colic'], sentences: new Map([['colic', '<p>x</p>']]), labels })
      .html,
  ).toBe(
    '<p><strong>This:</strong></p><ul><li><mark>colic</mark></li></ul><p>Call.</p>' +
      '<details><summary>Others</summary><p>Any of these:</p><ul><li>sepsis</li><li>vomiting</li></ul></details>',
  )
  expect(
    showWrittenSigns(card(short), short, { signs: ['colic', 'sepsis'], sentences: new Map(), labels }).html,
  ).toMatch(
    /^<p><strong>One of these:<\/strong><\/p><ul><li><mark>sepsis<\/mark><\/li><li><mark>colic<\/mark><\/li><\/ul>/,
  )
})

test('a sign that the card does not have is shown with its own sentence', () => {
  const short = rules.slice(0, 3)
  const sentences = new Map([['stoma', '<p>no <b>urine</b></p>']])
  const { html } = showWrittenSigns(card(short), short, { signs: ['stoma'], sentences, labels })
  expect(html).toMatch(/^<p><strong>This:<\/strong><\/p><ul><li><mark>no <b>urine<\/b><\/mark><\/li><\/ul><p>Call/)
  expect(html).toContain('<li>sepsis</li><li>vomiting</li><li>colic</li>')
})

test('content that does not belong to the sign, such as crisis lines, is left out', () => {
  const { html } = showWrittenSigns(card(rules), rules, { signs: [], sentences: new Map(), labels })
  expect(html).toContain('<p>Call.</p>')
  expect(html).not.toContain('Crisis')
})
