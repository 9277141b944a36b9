import { stripVTControlCharacters } from 'node:util'

/** The part of Vitest's JSON report that names failures. */
export type NodeReport = {
  readonly testResults?: readonly {
    readonly name: string
    readonly status: string
    readonly message?: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages?: readonly string[] | null
    }[]
  }[]
}

type BrowserSuite = {
  readonly suites?: readonly BrowserSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly line: number
    readonly ok: boolean
    readonly tests: readonly { readonly results: readonly { readonly error?: { readonly message?: string } }[] }[]
  }[]
}

/** The part of Playwright's JSON report that names failures. */
export type BrowserReport = { readonly suites?: readonly BrowserSuite[] }

/** The maximum number of lines of an error message in the list. */
const maxMessageLines = 12

/**
 * Lists the failed tests of both reports, each with its file, its title and the beginning of its error message, because
 * the output of a run is long and developers read its end first.
 */
export function listFailures(node: NodeReport, browser: BrowserReport): string[] {
  const inNode = (node.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed')
    // A file that cannot be loaded has failed without a failed test.
    if (failed.length === 0) return status === 'failed' ? [describeFailure(name, '', message)] : []
    return failed.map(({ fullName, failureMessages }) => describeFailure(name, fullName, failureMessages?.[0]))
  })
  return [...inNode, ...(browser.suites ?? []).flatMap(listBrowserFailures)]
}

function listBrowserFailures({ suites = [], specs = [] }: BrowserSuite): string[] {
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message))
      return describeFailure(`${file}:${line}`, title, errors.find(Boolean))
    })
  return [...failed, ...suites.flatMap(listBrowserFailures)]
}

function describeFailure(file: string, title: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return [`FAILED ${file} ${title}`.trim(), ...lines.slice(0, maxMessageLines).map((line) => `  ${line}`)].join('\n')
}
