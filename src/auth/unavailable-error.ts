/**
 * The error for accounts that are unavailable because of an outage of the database. The page can be requested again in a
 * minute.
 */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError'
}

/**
 * Wraps the reason of a rejected promise in an `UnavailableError`.
 *
 * @throws UnavailableError when the promise rejects
 */
export async function orUnavailable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (cause) {
    throw new UnavailableError('Accounts cannot be used at the moment.', { cause })
  }
}
