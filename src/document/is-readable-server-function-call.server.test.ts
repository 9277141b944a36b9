import { toJSONAsync } from 'seroval'
import { expect, test } from 'vitest'
import { isReadableServerFunctionCall } from './is-readable-server-function-call.server.ts'

const callWith = (payload: string) => new Request(`http://localhost/_serverFn/x?${new URLSearchParams({ payload })}`)
const isReadable = async (data: unknown) =>
  isReadableServerFunctionCall(callWith(JSON.stringify(await toJSONAsync({ data }))))

test('a call with plain data can be read', async () => {
  const data = { site: 'en', list: [1, -0, 1.5, true, null, undefined, ''], of: { nothing: {} } }
  expect(await isReadable(data)).toBe(true)
  expect(isReadableServerFunctionCall(new Request('http://localhost/_serverFn/x'))).toBe(true)
})

const twice = { one: 1 }
const endless: { self?: unknown } = {}
endless.self = endless
test.each([
  ['a date', new Date(0)],
  ['a map', new Map([[1, 2]])],
  ['a set', new Set([1])],
  ['an error', new Error('x')],
  ['a promise', Promise.resolve(1)],
  ['a regular expression', /x/],
  ['a big integer', 1n],
  ['bytes', new Uint8Array(2)],
  ['a symbol', Symbol.iterator],
  ['an object without a prototype', Object.create(null)],
  ['an object that stands twice', [twice, twice]],
  ['an endless object', endless],
])('a call with %s is refused', async (_, value) => {
  expect(await isReadable({ value })).toBe(false)
})

test('a call that contains a rejected promise is refused without an unhandled rejection', async () => {
  expect(isReadableServerFunctionCall(callWith('{"t":{"t":12,"i":0,"s":0,"f":{"t":0,"s":2}},"f":127,"m":[]}'))).toBe(
    false,
  )
  // An unhandled rejection would fail the run, and Node reports it only after the microtasks.
  await new Promise((resolve) => setTimeout(resolve, 10))
})
