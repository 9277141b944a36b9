import { expect } from 'vitest'

/** Expects the security headers that every response has, whatever its status (docs/settled.md, section 12). */
export function expectSecurityHeaders(headers: Readonly<Record<string, unknown>>): void {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
  })
  const policy = String(headers['content-security-policy'])
  for (const directive of ["base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'", "object-src 'none'"])
    expect(policy).toContain(directive)
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/)
}
