import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { hostElements } from './host-elements.ts'

const head = '<meta charSet="utf-8"/><title>Stones &amp; more</title>'
const documentOf = (body: string) => `<html lang="ar" dir="rtl"><head>${head}</head><body>${body}</body></html>`

test.each([
  '<p class="a b" data-first-name="x" aria-labelledby="c d">a &lt; b<br/><em>c</em></p>',
  '<details open="" hidden="" id="e"><summary tabindex="-1">f</summary></details>',
  '<label for="g">h</label><input id="g" type="search" autocomplete="off" required=""/>',
  '<img src="/a" srcset="/a 1x, /b 2x" alt="" loading="lazy"/>',
  '<svg viewBox="0 0 1 1" aria-hidden="true" stroke-linecap="round" stroke-dasharray="1 2"><path d="M0 0"></path></svg>',
  '<script type="application/json">{"a":"<b> & c"}</script><style media="print">a > b{}</style>',
  '<button popovertarget="e">i</button><time datetime="2026-11-26">j</time>',
])('the host elements of a document render as the same document: %s', (body) => {
  // React writes the names of some attributes as in the DOM; in HTML their case does not matter.
  const rendered = renderToString(hostElements(`<!DOCTYPE html>${documentOf(body)}`))
  expect(rendered.toLowerCase()).toBe(documentOf(body).toLowerCase())
})
