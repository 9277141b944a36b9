import * as v from 'valibot'
import { unknownKeys, type FieldPath } from './content-fields.ts'
import { nearestName } from './nearest-name.ts'
import type { YamlText } from './yaml-text.ts'

function describeValue(value: unknown): string {
  if (value === null || value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a group of keys'
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text
}

/**
 * Returns the path of a key for messages (`seo.title`). List indexes are omitted, because the line number identifies the
 * item.
 */
export const nameOf = (path: FieldPath): string => path.filter((step) => typeof step === 'string').join('.')

const pathOf = (issue: v.BaseIssue<unknown>): FieldPath =>
  (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))

/**
 * Checks a value against a schema. Reports each key that `unknownKeys` finds, and one problem for each key with a missing or
 * invalid value.
 *
 * @param at the path of the value in the YAML text
 * @returns the parsed value, or undefined when a problem was reported
 */
export function checkForm<Output>(
  form: v.GenericSchema<unknown, Output>,
  value: unknown,
  at: FieldPath,
  yaml: YamlText,
  report: (line: number, message: string) => void,
): Output | undefined {
  const unknown = unknownKeys(form, value)
  for (const { path, key, known } of unknown) {
    const suggestion = nearestName(key, known)
    report(
      yaml.lineOf([...at, ...path]),
      `"${nameOf(path)}" is not known here${suggestion ? `; did you mean "${suggestion}"?` : ''}`,
    )
  }
  const parsed = v.safeParse(form, value)
  if (parsed.success) return unknown.length === 0 ? parsed.output : undefined

  const reportedPaths = new Set<string>()
  for (const issue of parsed.issues) {
    const path = pathOf(issue)
    const name = nameOf(path)
    if (reportedPaths.has(JSON.stringify(path))) continue
    reportedPaths.add(JSON.stringify(path))
    const line = yaml.lineOf([...at, ...path])
    // For a missing key, the issue of Valibot has the quoted name of the key in `expected`.
    const isMissing = issue.kind === 'schema' && issue.type === 'object' && issue.expected?.startsWith('"')
    const subject = name === '' ? 'this' : `"${name}"`
    if (isMissing) report(line, `"${name}" is missing`)
    else if (typeof issue.input === 'object' && issue.input !== null && issue.kind === 'validation') {
      report(line, `${subject} ${issue.message}`)
    } else report(line, `${subject} ${issue.message}, found ${describeValue(issue.input)}`)
  }
  return undefined
}
