/** Accounts cannot be used, as their database cannot: the page may be asked for again in a minute. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError'
}

/** @throws UnavailableError when the work fails */
export async function orUnavailable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (cause) {
    throw new UnavailableError('Accounts cannot be used at the moment.', { cause })
  }
}
