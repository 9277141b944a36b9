import type { ContentProblem } from '#content-server/content-problem.ts'

/** The checks of the quality board by severity, the most severe first; the board lists their findings in this order. */
export const checks = {
  urgency: 'Contradictions of urgency',
  problem: 'Mistakes in files, and links that lead nowhere',
  redirect: 'Redirects in circles, or to pages that do not exist',
  reported: 'Pages on which readers have found something wrong',
  'outdated-care': 'Care cards that are older than the English ones',
  link: 'Dead links to other websites',
  overdue: 'Reviews that are overdue',
  'outdated-translation': 'Translations that are older than the English page',
  evidence: 'Numbers without a source, and outdated sources',
  code: 'Conditions without a clinical code',
  picture: 'Pictures without a text in their place',
  unhelpful: 'Pages that did not help most readers who said so',
  search: 'Searches without a result',
  reading: 'Texts that are hard to read',
  'missing-translation': 'Pages that are not translated',
} as const

export type CheckName = keyof typeof checks

/** The position of each check in the order of severity. */
export const checkNames = Object.keys(checks) as readonly CheckName[]

/** Something that editors should look into. */
export type Finding = {
  readonly check: CheckName
  /** The number by which the findings of a check are sorted, the largest first. */
  readonly weight: number
  readonly site?: string
  /** The file and line, for content in files: `graphql/content/en/news/x.md:7`. */
  readonly place?: string
  /** The uri of the page, for content in another content system. */
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

/** Sorts findings by the severity of their check, then by weight, the heaviest first. */
export const sortFindings = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted(
    (one, other) =>
      checkNames.indexOf(one.check) - checkNames.indexOf(other.check) ||
      other.weight - one.weight ||
      (one.place ?? one.uri ?? '').localeCompare(other.place ?? other.uri ?? '', 'en'),
  )
