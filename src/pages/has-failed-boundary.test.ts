import { setTimeout as sleep } from 'node:timers/promises'
import { createElement, Suspense, use } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { hasFailedBoundary } from './has-failed-boundary.ts'

function Part({ work }: { work: Promise<string> }) {
  const value = use(work)
  if (value !== 'fine') throw new Error('secret')
  return value
}

const render = async (work: Promise<string>) =>
  new Response(
    await renderToReadableStream(
      createElement('main', null, createElement(Suspense, { fallback: 'wait' }, createElement(Part, { work }))),
      { onError: () => {} },
    ),
  ).text()

test('a failed part of a page is detected in the shell and in a late Suspense boundary', async () => {
  expect(hasFailedBoundary(await render(Promise.resolve('bad')))).toBe(true)
  expect(hasFailedBoundary(await render(sleep(30, 'bad')))).toBe(true)
  expect(hasFailedBoundary(await render(Promise.resolve('fine')))).toBe(false)
  expect(hasFailedBoundary(await render(sleep(30, 'fine')))).toBe(false)
})
