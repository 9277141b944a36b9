import { expect, inject, test } from 'vitest'
import { cspHashSource } from '#lib/csp-hash-source.server.ts'
import { readPage, valueOf } from '../../support/read-page.ts'

const site = inject('site')

test.each([
  ['/', 200],
  ['/condition/kidney-stones', 200],
  ['/ar/', 200],
  ['/search?q=stone', 200],
  ['/login', 200],
  ['/no-such-page', 404],
])('the first paint of %s waits for the document alone', async (path, status) => {
  const page = await readPage(site, path)
  expect(page.status).toBe(status)
  const { document } = page
  expect(document.links('stylesheet')).toEqual([])
  // A classic script from a file blocks rendering unless it is deferred, unlike modules and `async` scripts.
  const blocking = document.all(
    (element) =>
      element.tagName === 'script' &&
      element.properties['src'] !== undefined &&
      !(valueOf(element, 'type') === 'module' || element.properties['async'] || element.properties['defer']),
  )
  expect(blocking).toEqual([])
})

test('a page contains the style sheet, and the policy allows it and the script of the display settings by their hashes', async () => {
  const { document, headers, text } = await readPage(site, '/condition/kidney-stones')
  const [, css = ''] = /<style[^>]*>([\s\S]*?)<\/style>/.exec(text) ?? []
  const [article] = document.all('article')
  const [articleClass] = [article?.properties['className']].flat()
  expect(css).toContain(`.${articleClass}{`)
  const [, script = ''] = /<script>((?:(?!<\/script>)[\s\S])*localStorage\.display[\s\S]*?)<\/script>/.exec(text) ?? []
  const directives = String(headers['content-security-policy']).split('; ')
  expect(directives.find((one) => one.startsWith('style-src'))).toContain(cspHashSource(css))
  expect(directives.find((one) => one.startsWith('script-src'))).toContain(cspHashSource(script))
})
