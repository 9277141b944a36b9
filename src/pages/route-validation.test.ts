import { isNotFound } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { type InvalidRoute, validateRoute } from './route-validation.ts'

const route = { params: { year: '2024' }, search: { page: '2' }, location: { href: '/module/a?b=c' } }

test('a validation that returns true, or resolves to it, passes', async () => {
  await expect(validateRoute(() => true)(route)).resolves.toBeUndefined()
  await expect(validateRoute(async () => true)(route)).resolves.toBeUndefined()
})

test.each([[false], [undefined], [null], [1], ['true'], [{}], [{ statusCode: 200 }]])(
  'a validation that returns %j throws a fatal 404 with the specified fields',
  async (result) => {
    const failure: unknown = await validateRoute(() => result)(route).catch((error: unknown) => error)
    expect(isNotFound(failure)).toBe(true)
    expect((failure as { data: InvalidRoute }).data).toEqual({
      fatal: true,
      statusCode: 404,
      statusMessage: 'Page Not Found: /module/a?b=c',
      data: { path: '/module/a?b=c' },
    })
  },
)

test('a validation gets the params and the search parameters of its route', async () => {
  const given: unknown[] = []
  await validateRoute((checked) => given.push(checked) > 0)(route).catch(() => {})
  expect(given).toEqual([{ params: { year: '2024' }, search: { page: '2' } }])
})
