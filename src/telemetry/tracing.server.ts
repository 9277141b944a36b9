import type { IncomingHttpHeaders } from 'node:http'
import { type Attributes, context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

/** The name of the site's instrumentation scope: only its spans are exported (`start-tracing.server.ts`). */
export const tracingScope = 'plain-urology'

// Until a provider is registered, the API's tracers do nothing.
const tracer = trace.getTracer(tracingScope)

/** The span of a request to the front. */
export type RequestTrace = {
  /** Runs a function whose spans are children of this one. */
  readonly run: <Result>(handle: () => Result) => Result
  /** Ends the span. `route` is the pattern of the route, `status` that of the response, or 0 if none was sent. */
  readonly end: (route: string, status: number) => void
}

/**
 * Starts the span of a request. Its attributes contain no URL, because paths and queries may contain tokens or what a
 * visitor typed; the request id leads to the line in the log.
 *
 * @param proxyHeaders the headers of the request if it comes from a trusted proxy, whose trace it continues
 */
export function startRequestTrace(
  method: string,
  requestId: string,
  proxyHeaders: IncomingHttpHeaders | undefined,
): RequestTrace {
  const parent = proxyHeaders ? propagation.extract(context.active(), proxyHeaders) : context.active()
  const attributes = { 'http.request.method': method, 'site.request_id': requestId }
  const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent)
  return {
    run: (handle) => context.with(trace.setSpan(parent, span), handle),
    end: (route, status) => {
      span.updateName(`${method} ${route}`)
      span.setAttributes({ 'http.route': route, 'http.response.status_code': status })
      if (status === 0 || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}

/**
 * Runs a function within a span. If the function rejects, the span gets the name of the error, but not its message, which
 * may contain what a visitor typed.
 */
export function traced<Result>(
  name: string,
  options: { readonly kind?: SpanKind; readonly attributes: Attributes },
  run: (span: Span) => Promise<Result>,
): Promise<Result> {
  return tracer.startActiveSpan(name, options, async (span) => {
    try {
      return await run(span)
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
      throw error
    } finally {
      span.end()
    }
  })
}

/** Runs a query to the content system within a span of its own. `send` gets the headers that continue the trace there. */
export const traceContentCall = <Result>(
  operation: string,
  send: (traceHeaders: Readonly<Record<string, string>>) => Promise<Result>,
): Promise<Result> =>
  traced(
    `content ${operation}`,
    { kind: SpanKind.CLIENT, attributes: { 'graphql.operation.name': operation, 'graphql.operation.type': 'query' } },
    () => {
      const headers: Record<string, string> = {}
      propagation.inject(context.active(), headers)
      return send(headers)
    },
  )
