import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/**
 * The minimum score of a password, on the scale of zxcvbn from 0 to 4. Such a password takes more than a million guesses.
 */
const minScore = 2

let estimator: Promise<ZxcvbnFactory> | undefined

/** Loads the estimator at the first new password: its lists of common passwords take 30 MB of memory. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
}

/**
 * Estimates whether a password is easy to guess: a common password, a row of keys, a repetition or a date, even with a few
 * additional characters. A sequence of words is hard to guess, so no kind of character is required.
 *
 * @param password at most `maxPasswordLength` characters; the estimate's time grows with their number
 * @param personal the person's own words, such as the name, which are as easy to guess as the most common password
 */
export async function isWeakPassword(password: string, personal: readonly string[] = []): Promise<boolean> {
  estimator ??= loadEstimator()
  return (await estimator).check(password, [...personal]).score < minScore
}
