import type { AnyRouter } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { fetchPayload } from './payload.ts'
import { prefetchVisiblePages } from './prefetch-visible-pages.ts'

vi.mock('./payload.ts', () => ({ fetchPayload: vi.fn<() => unknown>() }))

test('pages are preloaded one after another, also when a link becomes visible between two of them', async () => {
  let show = (..._paths: readonly string[]): void => {}
  class Observer {
    constructor(report: (entries: readonly object[]) => void) {
      show = (...paths) => report(paths.map((pathname) => ({ isIntersecting: true, target: { pathname, search: '' } })))
    }
    observe() {}
    unobserve() {}
  }
  const idle: (() => void)[] = []
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback))
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  vi.mocked(fetchPayload).mockImplementation(() => Promise.resolve(new Response()))
  /** Runs the callbacks of a moment in which the browser is idle, and returns the pages requested so far. */
  const rest = async () => {
    await new Promise(setImmediate)
    for (const callback of idle.splice(0)) callback()
    await new Promise(setImmediate)
    return vi.mocked(fetchPayload).mock.calls.map(([path]) => path)
  }

  prefetchVisiblePages({ subscribe: () => () => {} } as unknown as AnyRouter, '')
  show('/a')
  expect(await rest()).toEqual(['/a'])
  show('/b')
  show('/c', '/a')
  expect(await rest()).toEqual(['/a', '/b'])
  expect(await rest()).toEqual(['/a', '/b', '/c'])
  expect(await rest()).toEqual(['/a', '/b', '/c'])
})
