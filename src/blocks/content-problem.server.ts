/** A problem in the content to report, because a part of the content could not be shown unchanged. */
export type ContentProblem = {
  readonly message: string
  readonly [detail: string]: string | number | boolean | undefined
}

export type ReportContentProblem = (problem: ContentProblem) => void
