import type { ContentProblem } from '#content-server/content-problem.ts'
import { checkNames, type CheckName } from './checks.ts'

/** Something that editors should look into. */
export type Finding = {
  readonly check: CheckName
  /** The number by which the findings of a check are sorted, the largest first. */
  readonly weight: number
  readonly site?: string
  /** The file, with the line if it is known, for content in files: `graphql/content/en/news/x.md:7`. */
  readonly place?: string
  /** The uri of the page, for a link to the page in another content system (`--edit-url`). */
  readonly uri?: string
  readonly message: string
}

/** Returns a problem of a content file as a finding. */
export const findingOf = (check: CheckName, { file, line, message }: ContentProblem, weight = 1): Finding => ({
  check,
  weight,
  place: `${file}:${line}`,
  message,
})

/** Sorts findings by the severity of their check, then by weight (the largest first), then by place or uri. */
export const sortFindings = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted(
    (one, other) =>
      checkNames.indexOf(one.check) - checkNames.indexOf(other.check) ||
      other.weight - one.weight ||
      (one.place ?? one.uri ?? '').localeCompare(other.place ?? other.uri ?? '', 'en'),
  )
