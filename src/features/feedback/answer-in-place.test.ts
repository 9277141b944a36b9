import { afterEach, expect, test, vi } from 'vitest'
import { answerInPlace } from './answer-in-place.ts'

afterEach(() => vi.unstubAllGlobals())

/** Returns a fake form, a function that submits it, and the mock of `fetch`, which rejects if `fails` is true. */
function setUp({ fails = false } = {}) {
  const request = vi.fn<typeof fetch>(() =>
    fails ? Promise.reject(new Error('offline')) : Promise.resolve(new Response('thanks')),
  )
  const attributes = new Map<string, string>()
  const form = {
    action: '/feedback',
    hasAttribute: (name: string) => attributes.has(name),
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    removeAttribute: (name: string) => void attributes.delete(name),
    replaceWith: vi.fn<() => void>(),
    submit: vi.fn<() => void>(),
  }
  const answer = { querySelector: () => null }
  vi.stubGlobal('fetch', request)
  vi.stubGlobal('FormData', function () {
    return []
  })
  vi.stubGlobal('HTMLButtonElement', Object)
  vi.stubGlobal('DOMParser', function () {
    return { parseFromString: () => ({ querySelector: () => answer }) }
  })
  return { request, form, press: () => answerInPlace(form as unknown as HTMLFormElement, null) }
}

test('a double click on an answer sends it only once', async () => {
  const { request, form, press } = setUp()
  await Promise.all([press(), press()])
  await press()
  expect(request).toHaveBeenCalledOnce()
  expect(form.replaceWith).toHaveBeenCalledOnce()
})

test('an answer that fails is submitted by the browser, and the form can be used again after the way back', async () => {
  const { request, form, press } = setUp({ fails: true })
  await press()
  expect(form.submit).toHaveBeenCalledOnce()
  await press()
  expect(request).toHaveBeenCalledTimes(2)
})
