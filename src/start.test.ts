import { notFound } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { onProblem } from '#telemetry/report.server.ts'
import { PageError } from '#lib/page-error.ts'
import { startInstance } from './start.ts'

const adapter = async () => {
  const [first] = (await startInstance.getOptions()).serializationAdapters ?? []
  if (!first) throw new Error('There is no adapter.')
  return first
}

test('an unexpected error is serialized without its message and its stack, and reported', async () => {
  const reported: unknown[] = []
  const stop = onProblem((problem) => reported.push(problem))
  const error = new TypeError('the secret words of a failing loader', { cause: 'secret' })
  const { test: applies, toSerializable, fromSerializable } = await adapter()
  expect(applies(error)).toBe(true)
  const sent = toSerializable(error)
  stop()
  expect(sent).toEqual({ kind: 'internal', status: 500, reference: expect.stringMatching(/^[0-9a-f]{12}$/) })
  expect(reported).toMatchObject([{ context: { reference: sent.reference }, cause: error }])
  expect(fromSerializable(sent)).toEqual(new PageError(sent))
})

test('a page error keeps its fields', async () => {
  const fields = { kind: 'content', status: 503, contentStatus: 502, reference: '0123456789ab' } as const
  const { toSerializable, fromSerializable } = await adapter()
  expect((fromSerializable(toSerializable(new PageError(fields))) as PageError).fields).toEqual(fields)
})

test('a missing page is not an error', async () => {
  expect((await adapter()).test(notFound())).toBe(false)
})
