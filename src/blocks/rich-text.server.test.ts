import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { parseHtml, serializeHtml } from './browser-html.server.ts'
import type { ContentProblem } from './content-problem.server.ts'
import type { GlossaryTerm } from './glossary.server.ts'
import { exampleContext } from './fragment-examples.server.ts'
import type { Evidence } from './parse-evidence.server.ts'
import { createRichTextParser } from './rich-text.server.ts'

const term = (id: string, title: string, variants: readonly string[] = []): GlossaryTerm => ({
  id,
  title,
  definition: `What ${title} is.`,
  variants,
})

function page({
  language = 'en-US',
  glossary = [],
  ...more
}: Partial<Parameters<typeof createRichTextParser>[0]> = {}) {
  const problems: ContentProblem[] = []
  const parse = createRichTextParser({
    language,
    glossary,
    ownOrigins: ['https://own.example'],
    report: (problem) => problems.push(problem),
    newTabLabel: 'opens in a new tab',
    tableLabel: 'Table',
    ...more,
  })
  return { problems, parse, html: (source: string, kind?: 'text' | 'caption') => parse('a', source, kind)?.html }
}

const html = (source: string) => page().html(source)

describe('rich text', () => {
  test.each([
    ['<p><strong>先训练。</strong> 首先要做的是</p>', '<p><strong>先训练。</strong>首先要做的是</p>'],
    ['<p>他说：“<em>好。</em>” 然后 <a href="/x">走</a></p>', '<p>他说：“<em>好。</em>”然后 <a href="/x">走</a></p>'],
    ['<p>可能。 <strong>会的</strong></p>', '<p>可能。<strong>会的</strong></p>'],
    ['<p>做 PSA 检查（5&nbsp;mm）， 然后“再” 做</p>', '<p>做 PSA 检查（5&nbsp;mm），然后“再” 做</p>'],
    ['<pre>好。 好</pre>', '<pre>好。 好</pre>'],
  ])('in Chinese has no space after full-width punctuation: %s', (source, shown) => {
    expect(page({ language: 'zh-CN' }).html(source)).toBe(shown)
    expect(page().html(source)).toBe(source)
  })

  test('keeps its id, and its allowed elements and attributes', () => {
    const source =
      '<p lang="nl" dir="ltr">H<sub>2</sub>O <bdi>x</bdi> <abbr title="prostate-specific antigen">PSA</abbr><br>5&nbsp;mm &amp; more</p><ol start="3"><li>one</li></ol>' +
      '<blockquote><p>said</p><cite>who</cite></blockquote><details open=""><summary>More</summary><p>Text</p></details><hr><dl><dt>a</dt><dd>b</dd></dl>'
    expect(page().parse('text-7', source)).toEqual({ kind: 'rich-text', id: 'text-7', html: source })
  })

  test.each([
    '',
    '  ',
    '<p>&nbsp;</p>',
    '<p></p><script>x</script>',
    '<!-- x -->',
    '<a href="/x"></a>',
    null,
    undefined,
  ])('without visible content (%j) is undefined', (source) => {
    expect(page().parse('a', source)).toBeUndefined()
  })

  test.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="x()" style="color:red" class="x" id="main" data-x="1">a</p>', '<p>a</p>'],
    ['<iframe src="https://x"></iframe><p>a</p>', '<p>a</p>'],
    ['<svg><script>alert(1)</script><text>x</text></svg><p>a</p>', '<p>a</p>'],
    ['<math><mi>x</mi></math><p>a</p>', '<p>a</p>'],
    ['<style>*{}</style><p>a</p>', '<p>a</p>'],
    ['<p><font color="red">a</font> <span>b</span></p>', '<p>a b</p>'],
    ['<p lang="x y" dir="up">a</p>', '<p>a</p>'],
    ['<button popovertarget="main">a</button>', 'a'],
    ['<form action="https://x"><input name="q"><p>a</p></form>', '<p>a</p>'],
    ['<template><p>b</p></template><p>a</p>', '<p>a</p>'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">b</p></noscript><p>a</p>', '<p>a</p>'],
  ])('is sanitized: %s', (source, expected) => {
    expect(html(source)).toBe(expected)
  })

  test('keeps the text of div and section elements in separate paragraphs', () => {
    expect(html('<div>one</div><div>two <b>three</b></div><section><p>four</p></section>')).toBe(
      '<p>one</p><p>two <b>three</b></p><p>four</p>',
    )
  })

  test('has only h3 and h4 headings', () => {
    expect(html('<h1>One</h1><h2>Two</h2><h3>Three</h3><h6>Six</h6>')).toBe(
      '<h3 id="one">One</h3><h3 id="two">Two</h3><h3 id="three">Three</h3><h4 id="six">Six</h4>',
    )
  })

  test('serializes entities and empty attributes like a browser', () => {
    expect(html('<p>&lt;b&gt; "x" \u00a0 &#39;</p><details open><summary>s</summary></details>')).toBe(
      `<p>&lt;b&gt; "x" &nbsp; '</p><details open=""><summary>s</summary></details>`,
    )
  })

  test('nested thousands of levels deep is flattened or left out, and reported', () => {
    const { problems, html } = page()
    expect(html(`${'<b>'.repeat(300)}deep${'</b>'.repeat(300)}`)).toBe('<p>deep</p>')
    html(`${'<blockquote>'.repeat(50_000)}deep`)
    expect(problems).toHaveLength(2)
  })
})

describe('a heading in rich text', () => {
  test('gets a unique id from its text, in any script', () => {
    const { parse } = page()
    expect(parse('a', '<h3>Was hilft?</h3><h4>Was hilft?</h4>')?.html).toBe(
      '<h3 id="was-hilft">Was hilft?</h3><h4 id="was-hilft-2">Was hilft?</h4>',
    )
    expect(
      parse('b', '<h3>Was hilft?</h3><h3>Преди операцията</h3><h3>手术之前</h3><h3>E\u0301te\u0301</h3><h3>?!</h3>')
        ?.html,
    ).toBe(
      '<h3 id="was-hilft-3">Was hilft?</h3><h3 id="преди-операцията">Преди операцията</h3><h3 id="手术之前">手术之前</h3><h3 id="\u00e9t\u00e9">E\u0301te\u0301</h3><h3 id="section">?!</h3>',
    )
  })

  test('keeps the id set by an editor', () => {
    expect(html('<h3 id="Preparing">How to prepare</h3>')).toBe('<h3 id="Preparing">How to prepare</h3>')
  })

  test('never gets an id that the page itself uses', () => {
    expect(html('<h3>Main</h3><h3>Page config</h3><h3 id="sources">S</h3><h3>Questions</h3>')).toBe(
      '<h3 id="main-2">Main</h3><h3 id="page-config-2">Page config</h3><h3 id="sources-2">S</h3><h3 id="questions-2">Questions</h3>',
    )
  })
})

describe('a link in rich text', () => {
  test('to a page of this site is a path, also when it is written with the own origin', () => {
    expect(
      html(
        '<p><a href="https://own.example/news/" hreflang="nl">a</a> <a href="/condition/x#help">b</a> <a href="#help">c</a></p>',
      ),
    ).toBe('<p><a href="/news" hreflang="nl">a</a> <a href="/condition/x#help">b</a> <a href="#help">c</a></p>')
  })

  test('to another site of the group is an absolute URL', () => {
    expect(html('<p><a href="/nl/nieuws">a</a></p>')).toContain('href="https://own.example/nl/nieuws"')
  })

  test('to another website opens in a new tab and says so', () => {
    expect(html('<p><a href="https://example.org/?a=1&amp;b=2">there</a></p>')).toBe(
      '<p><a href="https://example.org/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer" data-external="">there<span class="vh"> (opens in a new tab)</span></a></p>',
    )
  })

  test('has its new-tab label in the language of the page when the text is in another', () => {
    expect(page({ labelLanguage: 'ar' }).html('<p><a href="https://example.org">there</a></p>')).toContain(
      'there<span class="vh" lang="ar" dir="rtl"> (opens',
    )
  })

  test('with mailto: or tel: is kept', () => {
    expect(html('<p><a href="mailto:a@example.org">a</a> <a href="tel:+31 20">b</a></p>')).toBe(
      '<p><a href="mailto:a@example.org">a</a> <a href="tel:+3120">b</a></p>',
    )
  })

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    '&#106;avascript:x',
    'java&#10;script:x',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,x',
    'vbscript:x',
    'news',
  ])('with an unsafe URL (%s) is replaced by its text, and reported', (href) => {
    const { problems, html } = page()
    expect(html(`<p>a <a href="${href}" target="_self" onclick="x()">b</a></p>`)).toBe('<p>a b</p>')
    expect(problems).toMatchObject([{ message: expect.stringContaining('A link is left out'), richText: 'a' }])
  })
})

describe('an image in rich text', () => {
  test('of this website is kept, without srcset and event handlers', () => {
    expect(
      html(
        '<p><img src="/media/a.png" srcset="https://x 2x" alt="A &quot;b&quot;" width="10" height="20" onerror="x"></p>',
      ),
    ).toBe(
      '<p><img src="/media/a.png" alt="A &quot;b&quot;" width="10" height="20" loading="lazy" decoding="async"></p>',
    )
  })

  test('has the base path of the build', () => {
    vi.stubEnv('BASE_URL', '/base/')
    expect(html('<img src="/media/a.png">')).toContain('<img src="/base/media/a.png"')
  })

  test.each(['https://evil.example/a.png', '//evil.example/a.png', 'data:image/png,x', ''])(
    'from another website (%s) is left out and reported',
    (src) => {
      const { problems, html } = page()
      expect(html(`<p>a</p><img src="${src}">`)).toBe('<p>a</p>')
      expect(problems).toHaveLength(1)
    },
  )
})

describe('a table in rich text', () => {
  test('has row headers, and carries its column headers in its cells', () => {
    expect(
      html(
        '<table><caption>By <b>size</b></caption><thead><tr><th>Size</th><th>What &lt; happens</th></tr></thead><tbody><tr><td>Under 5&nbsp;mm</td><td>Wait</td></tr></tbody></table>',
      ),
    ).toBe(
      '<div data-table=""><table><caption>By <b>size</b></caption>' +
        '<thead><tr><th scope="col">Size</th><th scope="col">What &lt; happens</th></tr></thead>' +
        '<tbody><tr><th scope="row">Under 5&nbsp;mm</th><td data-label="What &lt; happens">Wait</td></tr></tbody></table></div>',
    )
  })

  test('takes a first row of th cells as its head', () => {
    const result = html('<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>')
    expect(result).toContain('<td data-label="B">2</td>')
  })

  test('with many empty cells is a grid, which scrolls and is named by its caption or else "Table"', () => {
    const rows = '<thead><tr><th>Time</th><th>Drink</th></tr></thead><tr><td>6:45</td><td></td></tr>'
    expect(html(`<table>${rows}</table>`)).toContain(
      '<div data-table="grid" role="region" tabindex="0" aria-label="Table"><table>',
    )
    expect(html(`<table><caption>A <b>day</b></caption>${rows}</table>`)).toContain('aria-label="A day"')
    expect(html(`<table>${rows}<tr><td>7:15</td><td>tea</td></tr></table>`)).toContain('<div data-table=""><table>')
  })

  test('labels cells with the right column when other cells span rows and columns', () => {
    const result = html(
      '<table><thead><tr><th>A</th><th colspan="2">B</th><th>C</th></tr></thead><tr><td rowspan="2">1</td><td>b1</td><td>b2</td><td>c</td></tr><tr><td>b3</td><td>b4</td><td>c2</td></tr><tr><td colspan="4">all</td></tr></table>',
    )
    expect(
      Array.from(result?.matchAll(/data-label="(.)">(\w+)/g) ?? [], ([, label, cell]) => `${label}:${cell}`),
    ).toEqual(['B:b1', 'B:b2', 'C:c', 'B:b3', 'B:b4', 'C:c2'])
    expect(result).toContain('<td colspan="4">all</td>')
  })

  test('counts a cell of an earlier row that spans a row as one of its cells', () => {
    const head = '<thead><tr><th>Drug</th><th>Dose</th></tr></thead>'
    expect(html(`<table>${head}<tr><td rowspan="2">A</td><td>1 mg</td></tr><tr><td>2 mg</td></tr></table>`)).toContain(
      '<td data-label="Dose">2 mg</td>',
    )
    expect(html(`<table>${head}<tr><td>A</td><td rowspan="2">daily</td></tr><tr><td>B</td></tr></table>`)).toContain(
      '<th scope="row">B</th>',
    )
  })
})

describe('a glossary term', () => {
  const glossary = [
    term('1', 'kidney stone', ['kidney stones']),
    term('2', 'kidney'),
    term('3', 'ureter', ['ureters']),
    term('4', 'PSA'),
  ]
  const terms = (result: string | undefined) =>
    Array.from(
      result?.matchAll(
        /<button type="button" data-term="" popovertarget="term-(\d+)" aria-describedby="term-\1">([^<]*)<\/button>/g,
      ) ?? [],
      ([, id, word]) => `${id}:${word}`,
    )

  test('is marked at its first occurrence on the page, and its definition follows that text', () => {
    const { parse } = page({ glossary })
    expect(parse('a', '<p>The ureter and the ureter.</p><p>More.</p>')?.html).toBe(
      '<p>The <button type="button" data-term="" popovertarget="term-3" aria-describedby="term-3">ureter</button> and the ureter.</p><p>More.</p>' +
        '<div popover="auto" id="term-3" data-term-definition="" role="note"><p><dfn>ureter</dfn> What ureter is.</p></div>',
    )
    expect(parse('b', '<p>Ureters again.</p>')?.html).toBe('<p>Ureters again.</p>')
  })

  test('is the longest match, and no shorter term is marked inside it', () => {
    const { parse } = page({ glossary })
    expect(terms(parse('a', '<p>Kidney\u00a0stones, a kidney stone, the <em>kidney</em>.</p>')?.html)).toEqual([
      '1:Kidney&nbsp;stones',
      '2:kidney',
    ])
  })

  test('is matched as a whole word', () => {
    expect(terms(page({ glossary }).html('<p>kidneys ureteral PSAs</p>'))).toEqual([])
    expect(terms(page({ glossary }).html('<p>(psa)-test, kidney’s</p>'))).toEqual(['4:psa', '2:kidney'])
  })

  test('is not marked in links, headings, buttons, summaries, captions and text of another language', () => {
    const source =
      '<h3>Ureter</h3><p><a href="/x">ureter</a> <span lang="de">Ureter</span></p><details><summary>ureter</summary></details><table><caption>ureter</caption><tr><td>x</td></tr></table><figure><figcaption>ureter</figcaption></figure>'
    expect(terms(page({ glossary }).html(source))).toEqual([])
    expect(terms(page({ glossary }).html(`${source}<p>ureter</p>`))).toEqual(['3:ureter'])
    expect(terms(page({ glossary }).html('<p>ureter</p>', 'caption'))).toEqual([])
  })

  test.each([
    ['fr-FR', 'urètre', "<p>L’urètre et l'uretère</p>", ['1:urètre']],
    ['tr-TR', 'idrar', '<p>İDRAR yolu</p>', ['1:İDRAR']],
    ['tr-TR', 'ışık', '<p>IŞIK</p>', ['1:IŞIK']],
    ['el-GR', 'λίθος', '<p>ο ΛΊΘΟΣ</p>', ['1:ΛΊΘΟΣ']],
    ['de-DE', 'PSA', '<p>der PSA-Wert</p>', ['1:PSA']],
    ['ar', 'حالب', '<p>يمر عبر الحالب.</p>', ['1:الحالب']],
    ['ar', 'الحالب', '<p>في حالب</p>', ['1:حالب']],
    ['ar', 'حالب', '<p>والحالبان</p>', []],
    ['zh-CN', '输尿管', '<p>结石会进入输尿管里</p>', ['1:输尿管']],
    ['zh-CN', 'PSA', '<p>做PSA检查</p>', ['1:PSA']],
    ['zh-CN', 'PSA', '<p>做PSAX检查</p>', []],
  ] as const)('is matched by the rules of %s: %s in %s', (language, title, source, expected) => {
    expect(terms(page({ language, glossary: [term('1', title)] }).html(source))).toEqual(expected)
  })

  test.each([
    ['en-US', 'ureter', '<p>The ureter, and more.</p>', 'ureter,'],
    ['en-US', 'ureter', '<p>It (the ureter). More.</p>', 'ureter).'],
    ['en-US', 'ureter', '<p>It (ureter) is.</p>', '(ureter)'],
    ['en-US', 'ureter', '<p>The <strong>ureter</strong>: a tube.</p>', 'ureter:'],
    ['en-US', 'ureter', '<p>The ureter’s wall.</p>', 'ureter’'],
    ['fr-FR', 'urètre', '<p>Dans l’urètre.</p>', 'l’urètre.'],
    ['fr-FR', 'urètre', '<p>«\u00a0urètre\u00a0»\u202f!</p>', '«\u00a0urètre\u00a0»\u202f!'],
    ['ar', 'حالب', '<p>يمر عبر الحالب، ثم</p>', 'الحالب،'],
    ['zh-CN', '输尿管', '<p>结石进入输尿管。然后（好）</p>', '输尿管。'],
  ] as const)('is kept on one line with adjacent punctuation (%s): %s in %s', (...example) => {
    const [language, title, source, together] = example
    const written = page({ language, glossary: [term('1', title)] }).html(source) ?? ''
    const [, unbroken = ''] = /<span data-unbroken="">(.*?)<\/span>/.exec(written) ?? []
    expect(unbroken.replaceAll(/<[^>]*>/g, '').replaceAll('&nbsp;', '\u00a0')).toBe(together)
    expect(written.split('<div popover')[0]?.replaceAll(/<(?!\/?(?:p|strong)>)[^>]*>/g, '')).toBe(
      source.replaceAll('\u00a0', '&nbsp;'),
    )
  })

  test('is not wrapped when it has no adjacent punctuation', () => {
    for (const source of ['<p>The ureter and</p>', '<p>ureter</p>', '<p>The ureter <em>(a tube)</em></p>'])
      expect(page({ glossary }).html(source)).not.toContain('data-unbroken')
    expect(page({ language: 'zh-CN', glossary: [term('1', '输尿管')] }).html('<p>入输尿管（好）</p>')).not.toContain(
      'data-unbroken',
    )
  })

  test('is escaped in its title, its definition and its id', () => {
    const { html } = page({
      glossary: [{ id: '"><b', title: 'ureter', definition: '<img src=x onerror=x>', variants: ['', '  '] }],
    })
    expect(html('<p>ureter</p>')).toBe(
      '<p><button type="button" data-term="" popovertarget="term----b" aria-describedby="term----b">ureter</button></p><div popover="auto" id="term----b" data-term-definition="" role="note"><p><dfn>ureter</dfn> &lt;img src=x onerror=x&gt;</p></div>',
    )
  })
})

/** The tags of malformed HTML, which are opened, closed and nested at random. */
const tags = [
  'p',
  'div',
  'b',
  'i',
  'em',
  'a',
  'ul',
  'li',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'td',
  'th',
  'h2',
  'h3',
  'blockquote',
  'details',
  'summary',
  'figure',
  'img',
  'br',
  'pre',
  'span',
  'dl',
  'dt',
  'dd',
  'svg',
  'math',
  'mtext',
  'mglyph',
  'foreignObject',
  'title',
  'style',
  'script',
  'template',
  'select',
  'option',
  'button',
  'form',
  'object',
  'noscript',
  'textarea',
  'annotation-xml',
  'html',
  'body',
  'head',
  'frameset',
  'plaintext',
  'nobr',
  'ruby',
  'rt',
  'center',
  'font',
  'input',
  'hr',
  'xmp',
  'iframe',
]
const attributes = [
  '',
  ' href="/x"',
  ' href="javascript:x"',
  ' href="https://example.org"',
  ' id="x"',
  ' onclick=x',
  ' colspan=2',
  ' rowspan=3',
  ' title="<a>"',
  ' src="/a"',
  ' src=x',
  ' lang=de',
  ' open',
  ' encoding="text/html"',
  ' color',
]
const words = [
  'ureter',
  ' ',
  '\n',
  '\r',
  '&nbsp;',
  '&amp;',
  '&lt;',
  '<',
  '>',
  '"',
  '&#13;',
  '&#0;',
  '&#x1f;',
  '\u0000',
  '\ud800',
  '&',
  'x',
  '<!-- -->',
  '<![CDATA[x]]>',
  '-->',
  '<p>',
  '</br>',
  '</p>',
  'الحالب',
  '输尿管',
]
const tangledHtml = fc
  .array(
    fc.oneof(
      {
        weight: 4,
        arbitrary: fc
          .tuple(fc.constantFrom(...tags), fc.constantFrom(...attributes))
          .map(([tag, attribute]) => `<${tag}${attribute}>`),
      },
      { weight: 3, arbitrary: fc.constantFrom(...tags).map((tag) => `</${tag}>`) },
      { weight: 3, arbitrary: fc.constantFrom(...words) },
      fc.string({ unit: 'binary', maxLength: 6 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''))

test('sanitized rich text stays the same when it is parsed and serialized again', () => {
  fc.assert(
    fc.property(tangledHtml, (source) => {
      const written = page({ glossary: [term('3', 'ureter'), term('4', 'x')] }).html(source)
      if (written === undefined) return
      expect(serializeHtml(parseHtml(written))).toBe(written)
      expect(written).not.toMatch(
        /<(?:script|style|iframe|svg|math|form|input|object|template)|javascript:| on\w+=|\s(?:style|onclick)=/i,
      )
    }),
    { numRuns: 4000 },
  )
})

test('emphasis that a browser would split by a paragraph leaves no empty element', () => {
  expect(page().html('<p><button>a<i><p>b')).toBe('<p>a</p><p><i>b</i></p>')
})

test('sanitizing rich text is idempotent where it adds nothing', () => {
  fc.assert(
    fc.property(tangledHtml, (source) => {
      const once = page().html(source)
      if (once === undefined || /data-table|<h\d|data-external|<img/.test(once)) return
      expect(page().html(once)).toBe(once)
    }),
    { numRuns: 1500 },
  )
})

describe('references to sources', () => {
  const evidence = new Map(
    [
      {
        id: '7',
        number: 1,
        lines: [{ text: 'A work.', language: 'en-US', href: 'https://a.example/', details: '2025.' }],
      },
      {
        id: '9',
        number: 2,
        lines: [
          { label: 'Recommendation:', text: 'Drink.', details: 'Strength: strong.' },
          { text: 'Stones, 3 Pain', href: '/guidelines/stones' },
        ],
      },
    ].map((one) => [one.id, one] as const),
  ) as ReadonlyMap<string, Evidence>
  const cited = (source: string, more: Parameters<typeof page>[0] & { kind?: 'caption' } = {}) => {
    const { kind, ...options } = more
    const text = page({ evidence, sourceLabels: exampleContext().sourceLabels!, ...options })
    return { html: text.html(source, kind), problems: text.problems }
  }
  const button = (id: string, number: number) =>
    `<button type="button" data-source="" popovertarget="source-note-${id}" aria-label="Source ${number}">${number}</button>`

  test('a number opens the note about the source, which is at the end of the text', () => {
    const { html } = cited('<p>About 3 in 100.<sup data-source="7"></sup> More.</p><p>End.</p>')
    expect(html).toBe(
      `<p>About 3 in <span data-unbroken="">100.${button('7', 1)}</span> More.</p><p>End.</p>` +
        '<div popover="auto" id="source-note-7" data-source-note="" role="note"><p>' +
        '<a href="https://a.example/" target="_blank" rel="noopener noreferrer" data-external=""><bdi lang="en-US">A work.</bdi>' +
        '<span class="vh"> (opens in a new tab)</span></a> 2025.</p></div>',
    )
    expect(serializeHtml(parseHtml(html ?? ''))).toBe(html)
  })

  test('a recommendation is shown with its strength and its chapter', () => {
    expect(cited('<ul><li>Drink.<sup data-source="9"></sup></li></ul>').html).toContain(
      '<p><strong>Recommendation:</strong> <bdi>Drink.</bdi> Strength: strong.</p><p><a href="/guidelines/stones"><bdi>Stones, 3 Pain</bdi></a></p></div>',
    )
  })

  test('a recommendation in the other direction is in a paragraph of its own, apart from its label and strength', () => {
    const line = { label: 'توصية:', text: 'Drink.', language: 'en-US', details: 'القوة: قوية.' } as const
    const foreign = new Map([['9', { id: '9', number: 1, lines: [line] }]])
    const noteIn = (language: 'ar' | 'nl-NL') =>
      cited('<p>1<sup data-source="9"></sup></p>', { language, evidence: foreign }).html
    expect(noteIn('ar')).toContain(
      '<p><strong>توصية:</strong></p><p dir="ltr"><bdi lang="en-US">Drink.</bdi></p><p>القوة: قوية.</p></div>',
    )
    expect(noteIn('nl-NL')).toContain(
      '<p><strong>توصية:</strong> <bdi lang="en-US">Drink.</bdi> القوة: قوية.</p></div>',
    )
  })

  test('several numbers stay together with the word before them, and a page has each note once', () => {
    const { parse } = page({ evidence, sourceLabels: exampleContext().sourceLabels! })
    const [first, second] = [1, 2].map(
      (place) => parse(`t${place}`, '<p>Three.<sup data-source="7"></sup><sup data-source="9"></sup></p>')?.html,
    )
    expect(first).toContain(`<span data-unbroken="">Three.${button('7', 1)}${button('9', 2)}</span>`)
    expect(first?.match(/popover="auto"/g)).toHaveLength(2)
    expect(second).toBe(`<p><span data-unbroken="">Three.${button('7', 1)}${button('9', 2)}</span></p>`)
  })

  test('a number stays with the term before it, and the term is still explained', () => {
    const { html } = cited('<p>The ureter.<sup data-source="7"></sup></p>', { glossary: [term('3', 'ureter')] })
    expect(html).toContain(`ureter</button>.${button('7', 1)}</span></p>`)
    expect(html?.match(/popover="auto"/g)).toHaveLength(2)
  })

  test('a caption has a link to the list of sources', () => {
    expect(cited('<p>Three.<sup data-source="7"></sup></p>', { kind: 'caption' }).html).toBe(
      '<p><span data-unbroken="">Three.<a data-source="" href="#source-7" aria-label="Source 1">1</a></span></p>',
    )
  })

  test.each(['8', 'constructor', '7" onclick="x', '<script>', ''])(
    'a mark with the id %j, which the page does not have, is removed',
    (id) => {
      const written = `<p>Three.<sup data-source="${id.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"></sup></p>`
      expect(cited(written).html).toBe('<p>Three.</p>')
    },
  )

  test('a mark that the page does not have is reported, and ordinary raised text stays', () => {
    expect(cited('<p>m<sup>2</sup><sup data-source="8"></sup></p>')).toEqual({
      html: '<p>m<sup>2</sup></p>',
      problems: [{ message: 'A reference to a source that the page does not have is left out.', richText: 'a' }],
    })
  })

  test.each([
    ['zh-CN', '<p>约有三人。<sup data-source="7"></sup></p>', '约有三<span data-unbroken="">人。<button'],
    ['ar', '<p>نحو 3 من 100.<sup data-source="7"></sup></p>', 'نحو 3 من <span data-unbroken="">100.<button'],
  ] as const)('in %s', (language, source, shown) => {
    expect(cited(source, { language }).html).toContain(shown)
  })
})
