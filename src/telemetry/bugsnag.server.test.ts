import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadSettings } from '#config/settings.server.ts'
import { eventually } from '../../tests/support/http-front.ts'
import { reportKey, startReportReceiver, type ReportReceiver } from '../../tests/support/report-receiver.ts'
import { reportToBugsnag } from './bugsnag.server.ts'
import { logger } from './logger.server.ts'
import { reportProblem } from './report.server.ts'

let receiver: ReportReceiver
let flushReports: (timeoutMs: number) => Promise<void>
let level = logger.level

beforeAll(async () => {
  receiver = await startReportReceiver()
  const settings = loadSettings({ ...receiver.env, BUGSNAG_MAX_BREADCRUMBS: '1' })
  flushReports = reportToBugsnag({ reporting: settings.reporting!, publicOrigin: settings.publicOrigin })
})
afterAll(() => receiver.stop())
beforeEach(() => {
  level = logger.level
  logger.level = 'silent'
  receiver.notified.length = 0
  receiver.respondWith(202)
})
afterEach(() => {
  logger.level = level
})

const report = async (problem: Parameters<typeof reportProblem>[0]) => {
  reportProblem(problem)
  await flushReports(10_000)
  return receiver.notified[0]!
}

test('a report has the kind, message, context and causes of its problem, without query strings', async () => {
  const { body, headers, text } = await report({
    event: 'page.failed',
    message: 'GET http://content.example.org/graphql?search=blood failed',
    context: { site: 'nl', path: '/nl/search?q=blood#urine', status: 503, query: 'blood' },
    cause: new TypeError('Refused: {"variables":{"search":"blood"}}', { cause: new Error('connect /x?blood') }),
  })
  expect(headers['bugsnag-api-key']).toBe(reportKey)
  const [event] = body.events
  expect(event!.exceptions.map(({ errorClass, message }) => [errorClass, message])).toEqual([
    ['page.failed', 'GET http://content.example.org/graphql failed'],
    ['TypeError', 'Refused'],
    ['Error', 'connect /x'],
  ])
  expect(event!.metaData.problem).toEqual({ site: 'nl', path: '/nl/search', status: 503, query: '[REDACTED]' })
  // The stack begins where the problem is reported.
  expect(event!.exceptions[0]!.stacktrace[0]!.file).toMatch(/bugsnag\.server\.test\.ts$/)
  expect(event).toMatchObject({ severity: 'error', context: '/nl/search', app: { releaseStage: 'development' } })
  expect(text).not.toContain('blood')
})

test('a password is redacted', async () => {
  const { text } = await report({
    event: 'request.failed',
    message: 'x',
    context: { password: 'hunter2', newPassword: 'hunter3' },
  })
  expect(text).toContain('"password":"[REDACTED]"')
  expect(text).not.toContain('hunter')
})

test('a report of a problem with two megabytes of context has its context removed', async () => {
  const { text, body } = await report({ event: 'query.failed', message: 'x', context: { note: 'y'.repeat(2_000_000) } })
  expect(text.length).toBeLessThan(1_000_000)
  expect(body.events[0]!.exceptions[0]!.errorClass).toBe('query.failed')
  expect(body.events[0]!.metaData).toEqual({ notifier: expect.stringContaining('metadata was removed') })
})

test('the number of breadcrumbs is limited by BUGSNAG_MAX_BREADCRUMBS', async () => {
  for (const event of ['page.failed', 'query.failed', 'request.failed'] as const) await report({ event, message: 'x' })
  expect(receiver.notified.map(({ body }) => body.events[0]!.breadcrumbs.length)).toEqual([1, 1, 1])
})

test('a failed report is not sent again and does not throw', async () => {
  receiver.respondWith(500)
  expect(() => reportProblem({ event: 'request.failed', message: 'x' })).not.toThrow()
  await flushReports(10_000)
  await eventually(() => receiver.notified.length).toBe(1)
})

test('of 100 problems at the same time 20 are sent', async () => {
  for (let at = 0; at < 100; at++) reportProblem({ event: 'request.failed', message: 'x' })
  await flushReports(10_000)
  expect(receiver.notified).toHaveLength(20)
})
