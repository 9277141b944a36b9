/**
 * Runs an action until it succeeds, and returns its result; undefined after `maxAttempts` failures.
 *
 * @param onFailure is called with the error of every failed attempt
 */
export async function retry<Result>(
  maxAttempts: number,
  action: () => Promise<Result>,
  onFailure: (error: unknown) => void,
): Promise<Result | undefined> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    try {
      return await action()
    } catch (error) {
      onFailure(error)
    }
  }
  return undefined
}
