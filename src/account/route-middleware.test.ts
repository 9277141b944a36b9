import { isNotFound } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import type { RouterContext } from '#pages/router-context.ts'
import { checkRouteMiddleware, runRouteMiddleware } from './route-middleware.ts'
import { validateRoutes, type InvalidRoute } from './route-validation.ts'

const context = {} as RouterContext
const visit = { href: '/x', preload: false }
const matchOf = (staticData: object, params: Record<string, string> = {}) => ({ params, search: {}, staticData })

describe('validation', () => {
  test('true passes, at once or later', async () => {
    const matches = [matchOf({ validate: () => true }), matchOf({ validate: async () => true }), matchOf({})]
    await expect(validateRoutes(matches, '/x')).resolves.toBeUndefined()
  })

  test.each([[false], [undefined], [null], [1], ['true'], [{}], [{ statusCode: 200 }]])(
    '%j is a fatal 404 with the fields of the specification',
    async (answer) => {
      const failure: unknown = await validateRoutes([matchOf({ validate: () => answer })], '/module/a?b=c').catch(
        (error: unknown) => error,
      )
      expect(isNotFound(failure)).toBe(true)
      expect((failure as { data: InvalidRoute }).data).toEqual({
        fatal: true,
        statusCode: 404,
        statusMessage: 'Page Not Found: /module/a?b=c',
        data: { path: '/module/a?b=c' },
      })
    },
  )

  test('what it is asked about are the parameters and the query of its route', async () => {
    const asked: unknown[] = []
    const validate = (route: unknown) => asked.push(route) > 0
    await validateRoutes([{ params: { year: '2024' }, search: { page: '2' }, staticData: { validate } }], '/x')
    expect(asked).toEqual([{ params: { year: '2024' }, search: { page: '2' } }])
  })
})

describe('middleware', () => {
  const ran: string[] = []
  const registry = {
    first: () => void ran.push('first'),
    second: async () => void ran.push('second'),
    stops: () => {
      throw new Error('stopped')
    },
  }

  test('runs in the order of the routes and of the names, and the next waits for the one before', async () => {
    ran.length = 0
    await runRouteMiddleware(
      [matchOf({ middleware: ['second'] }), matchOf({}), matchOf({ middleware: ['first'] })],
      context,
      visit,
      registry,
    )
    expect(ran).toEqual(['second', 'first'])
  })

  test('one that throws keeps the others from running', async () => {
    ran.length = 0
    await expect(
      runRouteMiddleware([matchOf({ middleware: ['stops', 'first'] })], context, visit, registry),
    ).rejects.toThrow('stopped')
    expect(ran).toEqual([])
  })

  test.each(['auht', 'toString', '__proto__'])('unknown middleware: %s', async (name) => {
    const message = `Unknown route middleware: '${name}'.`
    await expect(runRouteMiddleware([matchOf({ middleware: [name] })], context, visit, registry)).rejects.toThrow(
      message,
    )
    const tree = {
      children: { a: { options: {}, children: { b: { options: { staticData: { middleware: [name] } } } } } },
    }
    expect(() => checkRouteMiddleware(tree, registry)).toThrow(message)
  })
})
