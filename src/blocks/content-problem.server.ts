/** A problem in the content to report, because something could not be shown as it is. */
export type ContentProblem = {
  readonly message: string
  readonly [detail: string]: string | number | boolean | undefined
}

export type ReportContentProblem = (problem: ContentProblem) => void
