import { expect, test } from 'vitest'
import { listFailures } from './list-failures.ts'

test('failures of both reports are listed with file, title and message', () => {
  const node = {
    testResults: [
      {
        name: 'src/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [] },
          {
            fullName: 'subtracts',
            status: 'failed',
            failureMessages: ['AssertionError: expected 1 to be 2\n\n  at x'],
          },
        ],
      },
      { name: 'src/b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      { name: 'src/c.test.ts', status: 'passed', assertionResults: [] },
    ],
  }
  const result = (message?: string) => ({ results: [message === undefined ? {} : { error: { message } }] })
  const browser = {
    suites: [
      {
        specs: [{ title: 'opens', file: 'a.spec.ts', line: 3, ok: true, tests: [result()] }],
        suites: [
          {
            specs: [
              {
                title: 'closes',
                file: 'a.spec.ts',
                line: 9,
                ok: false,
                tests: [result('\u001B[31mTimeout\u001B[39m')],
              },
            ],
          },
        ],
      },
    ],
  }
  expect(listFailures(node, browser)).toEqual([
    'FAILED src/a.test.ts subtracts\n  AssertionError: expected 1 to be 2\n    at x',
    'FAILED src/b.test.ts\n  Cannot find module',
    'FAILED a.spec.ts:9 closes\n  Timeout',
  ])
})

test('a message is cut after twelve lines', () => {
  const message = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n')
  const [failure] = listFailures(
    {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [{ fullName: 'a', status: 'failed', failureMessages: [message] }],
        },
      ],
    },
    {},
  )
  expect(failure?.split('\n')).toHaveLength(13)
})
