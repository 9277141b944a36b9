import fc from 'fast-check'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'

// Property tests use the same inputs in every run.
fc.configureGlobal({ seed: 20_261_120 })

/** The patterns of `expectConsole`. Any other warning or error on the console fails the test. */
let expected: RegExp[] = []
let consoleMessages: string[] = []

/** Expects messages on the console in the current test, one for each pattern: the test fails if one of them is missing. */
export function expectConsole(...patterns: RegExp[]): void {
  expected.push(...patterns)
}

beforeEach(() => {
  expected = []
  consoleMessages = []
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...values: unknown[]) => {
      consoleMessages.push(values.map(String).join(' '))
    })
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  const unexpected = consoleMessages.filter((message) => !expected.some((pattern) => pattern.test(message)))
  expect(unexpected, 'unexpected console messages').toEqual([])
  for (const pattern of expected)
    expect(
      consoleMessages.some((message) => pattern.test(message)),
      `no message matched ${pattern}`,
    ).toBe(true)
})

// Test files share the global objects of their worker, so fake timers would affect the next file.
afterAll(() => {
  vi.useRealTimers()
})
