/** Something in the content that could not be shown as it stands, for whoever looks after it. */
export type ContentProblem = {
  readonly message: string
  readonly [detail: string]: string | number | boolean | undefined
}

export type ReportContentProblem = (problem: ContentProblem) => void
