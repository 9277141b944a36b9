import { describe, expect, test } from 'vitest'
import { origin, password, startAuth } from '../../tests/support/auth.ts'
import { describeDatabases } from '../../tests/support/databases.ts'

describeDatabases('the contract', ({ open }) => {
  test('a client of NextAuth signs in, is known, and signs out', async () => {
    const { join, client } = startAuth(await open())
    const one = await join('ada@example.org')
    const session = await one.getSession('/profile')
    expect(session).toEqual({
      user: { id: expect.any(String), name: 'Ada', email: 'ada@example.org', image: null },
      expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })
    expect(await one.signOut('/news')).toEqual({ url: `${origin}/news` })
    expect(await one.getSession()).toBeNull()
    expect(await (await client().get('session')).text()).toBe('{}')
  })
})
