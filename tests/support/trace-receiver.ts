import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** A span as the OTLP exporter sends it, with its attributes as an object. */
export type ReceivedSpan = {
  readonly scope: string
  readonly name: string
  readonly kind: number
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId: string | undefined
  readonly attributes: Readonly<Record<string, unknown>>
  /** The status: 0 is unset, 1 is ok, and 2 is an error. */
  readonly status: number
  /** The events of the span, such as exceptions. */
  readonly events: readonly unknown[]
}

type Attribute = { readonly key: string; readonly value: Readonly<Record<string, unknown>> }

/**
 * The JSON encoding of an export request (OTLP 1, `ExportTraceServiceRequest`), limited to the fields that are read here.
 */
type ExportRequest = {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] }
    readonly scopeSpans: readonly {
      readonly scope: { readonly name: string }
      readonly spans: readonly (Omit<ReceivedSpan, 'scope' | 'attributes' | 'status' | 'events'> & {
        readonly attributes?: readonly Attribute[]
        readonly status?: { readonly code?: number }
        readonly events?: readonly unknown[]
      })[]
    }[]
  }[]
}

export type TraceReceiver = {
  readonly endpoint: string
  /** The spans received so far. */
  readonly spans: ReceivedSpan[]
  /** The names of the services that sent them. */
  readonly services: Set<unknown>
  /** The paths of the requests. */
  readonly paths: Set<string | undefined>
  readonly stop: () => Promise<void>
}

const toObject = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

/** Starts a collector on the loopback interface that accepts traces by OTLP over HTTP with JSON. */
export async function startTraceReceiver(): Promise<TraceReceiver> {
  const spans: ReceivedSpan[] = []
  const services = new Set<unknown>()
  const paths = new Set<string | undefined>()
  const server = createServer(async (request, response) => {
    paths.add(request.url)
    const { resourceSpans } = (await json(request)) as ExportRequest
    for (const { resource, scopeSpans } of resourceSpans) {
      services.add(toObject(resource.attributes)['service.name'])
      for (const { scope, spans: received } of scopeSpans) {
        for (const { name, kind, traceId, spanId, parentSpanId, attributes = [], status, events = [] } of received) {
          const common = { name, kind, traceId, spanId, parentSpanId, events }
          spans.push({ ...common, scope: scope.name, attributes: toObject(attributes), status: status?.code ?? 0 })
        }
      }
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    services,
    paths,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}
