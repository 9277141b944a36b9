import { expect, test, vi } from 'vitest'
import { origin, startAuth } from '../../tests/support/auth.ts'
import { describeDatabases } from '../../tests/support/databases.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

describeDatabases('a session', ({ open }) => {
  test('that cannot be read is an error, and does not sign the user out', async () => {
    const storage = await open()
    const { join, auth } = startAuth(storage)
    const one = await join('ada@example.org')
    const csrfToken = await one.getCsrfToken()
    await storage.db.destroy()
    const failed = /could not be handled|destroyed/
    for (const path of ['session', 'token']) await expect(one.get(path), path).rejects.toThrow(failed)
    await expect(one.post('account/change-name', { csrfToken, name: 'Ada L', json: 'true' })).rejects.toThrow(
      'destroyed',
    )
    const request = new Request(`${origin}/profile`, {
      headers: { host: new URL(origin).host, cookie: one.cookies.header },
    })
    await expect(auth.readPerson(request)).rejects.toThrow('Failed to get session')
    await expect(auth.requireDatabase()).rejects.toThrow('destroyed')
    expect(one.cookies.get('auth.session_token')).toEqual(expect.any(String))
  })

  test('that a page extends keeps its hint for as long', async () => {
    const storage = await open()
    const { join, auth } = startAuth(storage, { sessionDays: 1 })
    const one = await join('ada@example.org')
    const read = () => {
      const headers = { host: new URL(origin).host, cookie: one.cookies.header }
      return auth.readPerson(new Request(`${origin}/profile`, { headers }))
    }
    expect((await read()).cookies).toEqual([])
    await storage.db
      .updateTable('session')
      .set({ expiresAt: new Date(Date.now() + 7_200_000).toISOString() })
      .execute()
    expect((await read()).cookies).toEqual([
      expect.stringMatching(/^auth\.session_token=.*; Max-Age=86400;/),
      expect.stringMatching(/^signed-in=yes; Max-Age=86400;/),
    ])
  })
})
