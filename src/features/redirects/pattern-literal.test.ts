import fc from 'fast-check'
import { RE2JS } from 're2js'
import { expect, test } from 'vitest'
import { fold, longestLiteral } from './pattern-literal.ts'

test.each([
  ['^blog\\/([0-9]{4})\\/(.*)$', 'blog/'],
  ['^archive-7/.*\\.html$', 'archive-7/'],
  ['^(en|nl)/old-7/(.+)$', '/old-7/'],
  ['colou?r', 'colo'],
  ['ab+c', 'a'],
  ['x{2}yz', 'yz'],
  ['[abc]def', 'def'],
  ['[]a]b', 'b'],
  ['old|new', ''],
  ['(a+)+$', ''],
  ['\\x41bc', ''],
  ['\\p{Greek}', ''],
  ['\\Q.*\\E', ''],
])('the longest literal in every match of %s is "%s"', (source, literal) =>
  expect(longestLiteral(source)).toBe(literal),
)

test('every match of a pattern contains its longest literal', () => {
  const plain = String.raw`blog a Old- é ß İ ſ K σ ς / \. \? \\ - _ 结石 & &&`
  const anything = String.raw`(.*) ([0-9]{4}) [a-z]+ [\w-]* [^/] []a] [[:alpha:]] . \d \pL \x41 \101`
  const optional = String.raw`a? b* é+ c{2} d{0,1} (x|y) (?:z)? | (?i) \p{Greek} \Q.a\E ^ $ { ]`
  const piece = fc.constantFrom(...[plain, anything, optional].flatMap((pieces) => pieces.split(' ')))
  const sources = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(''))
  const parts = String.raw`blog BLOG a A old- é É ß ẞ i İ s S k Σ σ / . aa cc b c d x z 1999 - _ 结石 α \ ? .a & { ]`
  const part = fc.constantFrom('', ...parts.split(' '))
  const addresses = fc.array(part, { maxLength: 6 }).map((chosen) => chosen.join(''))
  let matches = 0
  fc.assert(
    fc.property(sources, fc.array(addresses, { minLength: 5, maxLength: 20 }), (source, candidates) => {
      const pattern = compile(source)
      if (!pattern) return
      const literal = fold(longestLiteral(source))
      for (const address of candidates.filter((one) => pattern.matcher(one).find())) {
        matches++
        expect(fold(address)).toContain(literal)
      }
    }),
    { numRuns: 5000 },
  )
  expect(matches).toBeGreaterThan(1000)
})

function compile(source: string) {
  try {
    return RE2JS.compile(source, RE2JS.CASE_INSENSITIVE)
  } catch {
    return undefined
  }
}
