/** A reported problem in the content: a part of it is left out or shown differently from how editors entered it. */
export type ContentProblem = {
  readonly message: string
  readonly [detail: string]: string | number | boolean | undefined
}

export type ReportContentProblem = (problem: ContentProblem) => void
