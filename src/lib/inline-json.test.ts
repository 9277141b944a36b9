import { toString } from 'hast-util-to-string'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { inlineJson } from './inline-json.ts'

const hostile = [
  '</script>',
  '</SCRIPT ',
  '<!-- <script>',
  '<!--',
  '<script',
  '<svg><path d=""/></svg>',
  '<',
  '</style>',
]

test.each(hostile)('the text %j stays inside its script element and is read back unchanged', (text) => {
  const html = `<script type="application/json">${inlineJson({ text })}</script><p>after</p>`
  const [script, paragraph] = unified().use(rehypeParse, { fragment: true }).parse(html).children
  expect(JSON.parse(toString(script!))).toEqual({ text })
  expect(toString(paragraph!)).toBe('after')
})

test('markup that the HTML parser does not act on is not escaped', () => {
  expect(inlineJson('<svg></svg>')).toBe('"<svg></svg>"')
})
