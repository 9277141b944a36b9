import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { logger } from './logger.server.ts'
import { onProblem, reportError, reportProblem, type ReportedProblem } from './report.server.ts'

const problems: ReportedProblem[] = []
let stop = () => {}
let level = logger.level

beforeEach(() => {
  level = logger.level
  logger.level = 'silent'
  problems.length = 0
  stop = onProblem((problem) => problems.push(problem))
})
afterEach(() => {
  stop()
  logger.level = level
})

test('a reported problem is passed to the listeners', () => {
  reportProblem({ event: 'query.failed', message: 'It failed.', context: { site: 'nl', status: 503 } })
  expect(problems).toEqual([{ event: 'query.failed', message: 'It failed.', context: { site: 'nl', status: 503 } }])
})

test.each([
  'password',
  'newPassword',
  'token',
  'accessToken',
  'Authorization',
  'cookie',
  'set-cookie',
  'email',
  'e-mail',
  'q',
  'query',
  'searchText',
])('the value of %j in the context is redacted', (key) => {
  reportProblem({ event: 'request.failed', message: 'x', context: { [key]: 'somebody@example.org', path: '/search' } })
  expect(problems[0]?.context).toEqual({ [key]: '[redacted]', path: '/search' })
})

const query = { event: 'query.failed', context: { operation: 'ConditionPage', type: 'query' } } as const

test('an error that passes several places is reported once, and each place gets the reference of the report', () => {
  const error = new Error('The query failed.')
  const reference = reportError(error, query)
  expect(reference).toMatch(/^[0-9a-f]{12}$/)
  expect(reportError(error, { event: 'page.failed' })).toBe(reference)
  expect(problems).toEqual([
    { event: 'query.failed', message: error.message, context: { ...query.context, reference }, cause: error },
  ])
})

test('a failure that repeats itself within half a minute keeps its reference and is not reported again', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  // The fake clock starts at 0, which lru-cache would treat as a missing time.
  vi.advanceTimersByTime(1)
  onTestFinished(() => void vi.useRealTimers())
  const fail = (message: string) => reportError(new Error(message), query)
  const reference = fail('down')
  vi.advanceTimersByTime(29_000)
  expect(fail('down')).toBe(reference)
  expect(fail('down in another way')).not.toBe(reference)
  expect(problems).toHaveLength(2)
  vi.advanceTimersByTime(2000)
  expect(fail('down')).not.toBe(reference)
  expect(problems).toHaveLength(3)
})

test('a listener that throws does not stop the others', () => {
  const end = onProblem(() => {
    throw new Error('no')
  })
  expect(() => reportProblem({ event: 'request.failed', message: 'x' })).not.toThrow()
  end()
  expect(problems).toHaveLength(1)
})

test('a removed listener is not called', () => {
  stop()
  reportProblem({ event: 'request.failed', message: 'x' })
  expect(problems).toEqual([])
})

test('query strings, credentials and JSON in a problem are neither logged nor passed to listeners', () => {
  const lines: string[] = []
  logger.level = 'error'
  const error = logger.error.bind(logger)
  logger.error = ((value: object, text: string) =>
    void lines.push(JSON.stringify({ ...value, text }))) as typeof logger.error
  reportProblem({
    event: 'request.failed',
    message: 'Bad uri https://user:pw@cms.internal/graphql?token=SECRET variables {"search":"blood"}',
    context: { path: '/nl/search?page=blood#urine', host: 'https://user:pw@cms.internal/', uri: 'old?id=([0-9]+)' },
  })
  logger.error = error
  expect(problems).toEqual([
    {
      event: 'request.failed',
      message: 'Bad uri https://cms.internal/graphql variables',
      context: { path: '/nl/search', host: 'https://cms.internal/', uri: 'old?id=([0-9]+)' },
    },
  ])
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toMatch(/SECRET|blood|urine|user:pw/)
})

test('the data in the causes of a problem are not logged', () => {
  const lines: string[] = []
  logger.level = 'error'
  const error = logger.error.bind(logger)
  logger.error = ((value: object, text: string) =>
    void lines.push(JSON.stringify({ ...value, text }))) as typeof logger.error
  const cause = Object.assign(new Error('Refused: {"request":{"variables":{"search":"blood in urine"}}}'), {
    code: 'ECONNREFUSED',
    request: { variables: { search: 'blood in urine' } },
  })
  reportProblem({ event: 'request.failed', message: 'The call failed.', cause: new Error('outer', { cause }) })
  logger.error = error
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('"message":"Refused"')
  expect(lines[0]).toContain('ECONNREFUSED')
  expect(lines[0]).not.toContain('blood')
})
