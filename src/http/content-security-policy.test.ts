import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { sourceHash, withHashes } from './content-security-policy.ts'

const nonce = 'wN7r1Q+5nq/0dDxv3ZT8Mg=='
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const policy = `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; base-uri 'none'`

describe('a page that was rendered with a nonce', () => {
  test('is stored without it, and the policy names its inline scripts and styles by hash', () => {
    const page = withHashes(
      `<head><style nonce="${nonce}">a{}</style><script nonce="${nonce}">one()</script>` +
        `<script type="module" nonce="${nonce}">two()</script></head>`,
      policy,
    )
    expect(page.html).toBe('<head><style>a{}</style><script>one()</script><script type="module">two()</script></head>')
    expect(page.policy).toBe(
      `default-src 'self'; script-src 'self' ${hash('one()')} ${hash('two()')}; style-src 'self' ${hash('a{}')}; base-uri 'none'`,
    )
  })

  test('needs no hash for data and for scripts that are files', () => {
    const { policy: stored } = withHashes(
      `<script src="/a.js" nonce="${nonce}"></script><script type="application/json" id="page-config">{}</script>` +
        `<script type='application/ld+json'>{}</script><script type=module src=/b.js></script>`,
      policy,
    )
    expect(stored).toContain("script-src 'self';")
  })

  test('names import maps, speculation rules and old JavaScript types', () => {
    const texts = ['{"imports":{}}', '{"prefetch":[]}', 'old()']
    const { policy: stored } = withHashes(
      `<script type="importmap" nonce="${nonce}">${texts[0]}</script><script type="speculationrules" nonce="${nonce}">${texts[1]}</script>` +
        `<script type="text/javascript" nonce="${nonce}">${texts[2]}</script>`,
      policy,
    )
    for (const text of texts) expect(stored).toContain(hash(text))
  })

  test('has no trace of the nonce left, wherever it stood', () => {
    const { html } = withHashes(
      `<meta property="csp-nonce" content="${nonce}"/><script nonce="${nonce}">boot({"nonce":"${nonce}"})</script>`,
      policy,
    )
    expect(html).toBe('<script>boot({"nonce":""})</script>')
  })

  test('may load its script files again: strict-dynamic, which only knows nonces and hashes, is left out', () => {
    const { policy: stored } = withHashes('<p>x</p>', `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`)
    expect(stored).toBe("script-src 'self'")
  })

  test('allows nothing where only the nonce was allowed and nothing is inline', () => {
    expect(withHashes('<p>x</p>', `style-src 'nonce-${nonce}'`).policy).toBe("style-src 'none'")
  })

  test('the same script twice is named once', () => {
    const { policy: stored } = withHashes(
      `<script nonce="${nonce}">a</script><script nonce="${nonce}">a</script>`,
      policy,
    )
    expect(stored.split(hash('a'))).toHaveLength(2)
  })

  test('an attribute that holds a > does not end the tag', () => {
    const { policy: stored } = withHashes(`<script data-x="a > b" nonce="${nonce}">run()</script>`, policy)
    expect(stored).toContain(hash('run()'))
  })
})

test('a page without a nonce stays as it is', () => {
  const html = '<script>one()</script>'
  expect(withHashes(html, "script-src 'self'")).toEqual({ html, policy: "script-src 'self'" })
})

test('line ends are hashed as the browser reads them', () => {
  expect(sourceHash('a\r\nb')).toBe(hash('a\nb'))
})
