import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configuredSites } from '#sites/configured-sites.server.ts'
import { cspHashSource } from '#lib/csp-hash-source.server.ts'
import { contentSecurityPolicy } from './content-security-policy.server.ts'
import { removeNonce, renderNonce } from './render-nonce.server.ts'

// The tests are about the policy in production. In development, every inline script is allowed.
beforeEach(() => void vi.stubEnv('DEV', false))
afterEach(() => void vi.unstubAllEnvs())

const policyOf = (html: string) => contentSecurityPolicy(Buffer.from(html), configuredSites.en)

test('the policy allows inline scripts and styles that have the nonce, by their hashes', () => {
  const policy = policyOf(
    `<style nonce="${renderNonce}" data-theme="">p{}</style><script nonce="${renderNonce}">one()</script>`,
  )
  expect(policy).toContain(`script-src 'self' ${cspHashSource('one()')};`)
  expect(policy).toContain(`style-src 'self' ${cspHashSource('p{}')};`)
})

test.each([
  ['a script without a nonce', '<script>stranger()</script>'],
  ['a script with an empty nonce', '<script nonce="">stranger()</script>'],
  ['a script with another nonce', '<script nonce="guessed">stranger()</script>'],
  ['a style without a nonce', '<style>p{}</style>'],
  ['a file', `<script nonce="${renderNonce}" src="/assets/client.js"></script>`],
  ['data', `<script nonce="${renderNonce}" type="application/json">{}</script>`],
])('the policy has no hash of %s', (_, html) => {
  const policy = policyOf(`<!doctype html><html><head>${html}</head></html>`)
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("style-src 'self';")
})

test('a page is sent without the nonce', () => {
  const nonce = `nonce="${renderNonce}"`
  const html = `<script ${nonce}>é()</script><meta property="csp-nonce" content="${renderNonce}" ${nonce}/><link ${nonce} rel="icon"/>`
  expect(removeNonce(Buffer.from(html)).toString()).toBe('<script>é()</script><link rel="icon"/>')
})
