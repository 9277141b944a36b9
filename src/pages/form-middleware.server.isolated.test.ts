import { expect, test, vi } from 'vitest'
import { getAuth } from '#auth/auth.server.ts'
import { submitMessage } from '#features/contact/submit-message.server.ts'
import { configuredSites } from '#sites/configured-sites.server.ts'
import { contactForm } from './form-middleware.server.ts'

vi.mock('#auth/auth.server.ts', () => ({ getAuth: vi.fn<() => unknown>() }))
vi.mock('#features/contact/submit-message.server.ts', () => ({ submitMessage: vi.fn<() => unknown>() }))
vi.mock('./resolve-page.server.ts', () => ({ resolvePage: () => Promise.resolve({}) }))

const cookies = ['auth.session_token=x; Max-Age=60', 'signed-in=yes; Max-Age=60']

/** Posts the contact form of a signed-in writer whose session is extended. `page` is the response if the page is rendered. */
async function post(page: Response): Promise<Response> {
  vi.mocked(getAuth).mockResolvedValue({
    readPerson: () => Promise.resolve({ person: { user: { id: 'ada' } }, cookies }),
  } as never)
  const answer = contactForm.options.server as unknown as (options: object) => Promise<Response>
  return answer({
    request: new Request('http://localhost:3000/contact', { method: 'POST', headers: { cookie: 'a=b' }, body: 'x=y' }),
    context: { siteRequest: { site: configuredSites.en, prefix: '' } },
    next: () => Promise.resolve({ response: page }),
  })
}

test.each([
  ['stored', 303, 200],
  ['again', 422, 200],
  ['again', 503, 500],
] as const)('a contact form that is %s (%i) sets the cookies of an extended session', async (kind, status, ofPage) => {
  const form = { values: { message: 'Hello' } }
  vi.mocked(submitMessage).mockResolvedValue({ kind, status: 422, form } as never)
  const response = await post(new Response('', { status: ofPage }))
  expect([response.status, response.headers.getSetCookie()]).toEqual([status, cookies])
  expect(vi.mocked(submitMessage).mock.lastCall?.[0].userId).toBe('ada')
})
