/** Runs a generator that does its work in steps to its end, and returns what it returns. */
export function runSteps<Result>(steps: Generator<undefined, Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
