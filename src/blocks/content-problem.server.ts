/** A problem in the content, to be reported: something that could not be shown as it is. */
export type ContentProblem = {
  readonly message: string
  readonly [detail: string]: string | number | boolean | undefined
}

export type ReportContentProblem = (problem: ContentProblem) => void
