import { ClientError, GraphQLClient } from 'graphql-request'
import { publishMetricEvent } from '#telemetry/metric-events.server.ts'
import { isRedacted } from '#telemetry/private-data.ts'
import { traceContentCall } from '#telemetry/tracing.server.ts'
import { createResultCheck } from './check-result.server.ts'
import { CombinedError } from './content-error.ts'
import { limitResponses } from './limit-response.server.ts'
import { createRetryingFetch } from './retrying-fetch.server.ts'
import type { TypedDocumentString } from './typed-document.ts'

export type ContentClientOptions = {
  readonly endpoint: string
  /** The bearer token for the content server. It never reaches a browser. */
  readonly token: string
  /** The deadline of a query including its retries, in milliseconds. */
  readonly deadlineMs: number
  /** The maximum size of a response, decompressed, in bytes. */
  readonly maxResponseBytes: number
  readonly fetch?: typeof fetch
}

export type ContentClient = <Result, Variables extends object>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
  headers?: Readonly<Record<string, string>>,
) => Promise<Result>

/**
 * Creates the client that sends queries to the content server. A query rejects with a `CombinedError` when the server cannot
 * be reached or does not respond in time, when the status is not a success, when the body is missing, too large or not JSON,
 * when the response contains errors, and when it lacks a field of the query.
 */
export function createContentClient({
  endpoint,
  token,
  deadlineMs,
  maxResponseBytes,
  fetch = globalThis.fetch,
}: ContentClientOptions): ContentClient {
  const client = new GraphQLClient(endpoint, {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    fetch: limitResponses(createRetryingFetch({ fetch, deadlineMs }), maxResponseBytes),
    // A redirect is not followed and is treated as a failure, because the token must only be sent to the configured
    // endpoint.
    redirect: 'manual',
  })
  const checks = new WeakMap<object, ReturnType<typeof createResultCheck>>()
  return async (document, variables, headers) => {
    const query = document.toString()
    const operation = operationName(query)
    const start = performance.now()
    let result: 'succeeded' | 'failed' = 'failed'
    try {
      const { data } = await traceContentCall(operation, (traceHeaders) =>
        client.rawRequest<never>(query, variables as never, { ...headers, ...traceHeaders }),
      )
      let check = checks.get(document)
      if (check === undefined) checks.set(document, (check = createResultCheck(query)))
      const fault = check(data)
      if (fault !== undefined) throw new CombinedError({ network: fault }, { operation, status: 200 })
      result = 'succeeded'
      return data
    } catch (error) {
      throw toCombinedError(error, operation, typedTexts(variables))
    } finally {
      publishMetricEvent('contentCall', { operation, result, seconds: (performance.now() - start) / 1000 })
    }
  }
}

export const operationName = (query: string): string => /\bquery\s+(\w+)/.exec(query)?.[1] ?? 'anonymous'

/**
 * Returns the texts in a query's variables that visitors have typed, both as a whole and word by word. Texts of one or two
 * characters are left out, because redacting them everywhere would make the message unreadable.
 */
const typedTexts = (variables: object): readonly string[] =>
  Object.entries(variables)
    .filter(([name]) => isRedacted(name))
    .flatMap(([, value]) => [String(value), ...String(value).split(/\s+/)])
    .filter((text) => text.trim().length > 2)

function toCombinedError(error: unknown, operation: string, typed: readonly string[]): CombinedError {
  if (error instanceof CombinedError) return error
  if (error instanceof ClientError) {
    const { status, errors } = error.response
    // The message of the `ClientError` repeats these errors, followed by the whole query.
    return errors?.length
      ? new CombinedError(
          { graphql: errors.map(({ message }) => typed.reduce(redact, message)) },
          { operation, status },
        )
      : new CombinedError(
          { network: `The content server answered with status ${status}.` },
          { operation, status, cause: error },
        )
  }
  // The lines after the first one are dropped, because they contain the response itself, which may include anything.
  const [network = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1)
  // `fetch` fails with a `TypeError`, also in the middle of a body, and at the deadline with a `DOMException`. All other
  // errors come from a body that is too large or cannot be parsed.
  const isUnreachable = error instanceof TypeError || error instanceof DOMException
  return new CombinedError({ network }, { operation, isUnreachable, cause: error })
}

/** Redacts a text of a visitor in an error message, which may repeat the variables of the query. */
const redact = (message: string, typed: string): string => message.replaceAll(typed, '[redacted]')
