/**
 * A problem in a content file. `file` is relative to the working directory, unless the file is outside it; `line` is
 * counted from 1. As a string, a problem is one line in the form in which editors and terminals recognize a location:
 * `graphql/content/en/news/x.md:7: "postDate" must be …`.
 */
export class ContentProblem {
  readonly file: string
  readonly line: number
  readonly message: string

  constructor(file: string, line: number, message: string) {
    this.file = file
    this.line = line
    this.message = message
  }

  toString(): string {
    return `${this.file}:${this.line}: ${this.message}`
  }
}

/** The error for content that is not served because of its problems. Its message has one line for each problem. */
export class ContentFilesError extends Error {
  override name = 'ContentFilesError'
  readonly problems: readonly ContentProblem[]

  constructor(problems: readonly ContentProblem[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}
