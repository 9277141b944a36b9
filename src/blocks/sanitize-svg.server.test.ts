import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseHtml, serializeHtml } from './browser-html.server.ts'
import { sanitizeSvg } from './sanitize-svg.server.ts'

const html = (source: string, labels?: Readonly<Record<string, string>>) => sanitizeSvg('a', source, labels)?.html

describe('an inlined SVG', () => {
  test('keeps its shapes, text and classes', () => {
    const source =
      '<svg class="draw" viewBox="0 0 120 150" aria-hidden="true"><title>A &amp; b</title><g transform="translate(2 3)"><path class="l l--fine" d="M0 0h1"></path></g>' +
      '<circle cx="1" cy="2.50" r="3"></circle><ellipse cx="1" cy="2" rx="3" ry="4"></ellipse><rect x="1" y="2" width="3" height="4" rx="1" fill="var(--accent)" stroke="none" stroke-width="3.500" stroke-linecap="round"></rect>' +
      '<line x1="0" y1="0" x2="1" y2="1"></line><polyline points="0,0 1,1"></polyline><polygon points="0,0 1,1 2,0"></polygon>' +
      '<text class="lb" x="58" y="121.5" text-anchor="end" lang="ar" direction="rtl">Kidney,<tspan x="58" dy="20">cut&nbsp;open</tspan></text></svg>'
    expect(sanitizeSvg('drawing-1', source)).toEqual({ kind: 'rich-text', id: 'drawing-1', html: source })
  })

  test('loses its XML declaration, comments, namespace and whitespace', () => {
    expect(
      html(
        '<?xml version="1.0"?><!-- made by hand -->\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">\n  <path d="M0 0"/>\n  <path d="M1 1" /></svg>\n',
      ),
    ).toBe('<svg viewBox="0 0 1 1"><path d="M0 0"></path><path d="M1 1"></path></svg>')
  })

  test.each([
    '<script>alert(1)</script>',
    '<path d="M0 0" onload="x()" style="fill:red" id="main"/>',
    '<foreignObject><p>x</p></foreignObject>',
    '<a href="javascript:x"><path d="M1 1"/></a>',
    '<use href="#x"/><use xlink:href="https://evil.example/x.svg#x"/>',
    '<image href="https://evil.example/x.png"/>',
    '<style>*{fill:red}</style>',
    '<defs><linearGradient id="g"/></defs>',
    '<animate attributeName="href" to="javascript:x"/><set attributeName="onclick" to="x"/>',
    '<rect fill="url(https://evil.example)" stroke="url(#g)"/>',
    '<title><style><img src=x onerror=alert(1)></style></title>',
    '<desc><img src=x onerror=alert(1)></desc>',
    '<p>breaks out</p>',
  ])('is sanitized: %s', (part) => {
    expect(html(`<svg>${part}<g></g></svg>`)).not.toMatch(
      /script|style|href|on\w+=|url\(|foreignObject|image|img|use|defs|animate|<set|<p>|id=/i,
    )
  })

  test('has the text of its labels replaced', () => {
    const source = '<svg><text data-label="kidney" x="1">?</text><text data-label="stone">Stone</text></svg>'
    expect(html(source, { kidney: 'Niere <b>' })).toBe(
      '<svg><text x="1">Niere &lt;b&gt;</text><text>Stone</text></svg>',
    )
  })

  test('nested thousands of levels deep is undefined', () => {
    expect(html(`<svg>${'<g>'.repeat(50_000)}`)).toBeUndefined()
  })

  test.each(['', 'no drawing', '<p>text</p>', '<img src="x.svg">'])(
    'is undefined when the source is not an SVG (%j)',
    (source) => {
      expect(sanitizeSvg('a', source)).toBeUndefined()
    },
  )
})

test('a sanitized SVG stays the same when it is parsed and serialized again', () => {
  const tags = [
    'svg',
    'g',
    'path',
    'text',
    'tspan',
    'title',
    'foreignObject',
    'style',
    'script',
    'p',
    'b',
    'math',
    'desc',
    'a',
    'table',
    'br',
    'font',
    'html',
    'select',
    'template',
  ]
  const attributes = [
    '',
    ' viewBox="0 0 1 1"',
    ' d="M0"',
    ' x=1',
    ' class="a b"',
    ' data-label=a',
    ' onload=x',
    ' href=x',
    ' color=red',
    ' aria-hidden=true',
    ' lang=nl',
    ' fill=red',
  ]
  const source = fc
    .array(
      fc.oneof(
        fc
          .tuple(fc.constantFrom(...tags), fc.constantFrom(...attributes), fc.constantFrom('', '/'))
          .map(([tag, attribute, end]) => `<${tag}${attribute}${end}>`),
        fc.constantFrom(...tags).map((tag) => `</${tag}>`),
        fc.constantFrom('x', ' ', '\n', '\r', '&#13;', '&nbsp;', '&lt;', '<![CDATA[<b>]]>', '<!-- -->', '\0'),
      ),
      { maxLength: 30 },
    )
    .map((parts) => `<svg>${parts.join('')}`)
  fc.assert(
    fc.property(source, (svg) => {
      const written = html(svg, { a: 'A' })
      if (written === undefined) return
      expect(serializeHtml(parseHtml(written))).toBe(written)
      expect(written).toMatch(/^<svg[^>]*>(?:<\/?(?:svg|g|path|text|tspan|title)(?=[ >])[^>]*>|[^<>])*<\/svg>$/)
      expect(written).not.toMatch(/<[^>]*(?:href|on\w+=|style)/)
    }),
    { numRuns: 3000 },
  )
})
