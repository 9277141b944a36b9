import { context, diag, DiagLogLevel, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { TracingSettings } from '#config/settings.server.ts'
import { logger } from './logger.server.ts'
import { tracingScope } from './tracing.server.ts'

/**
 * Exports the site's own spans only. Libraries such as better-auth create spans as well, and record in them the messages of
 * errors, which may contain what a visitor typed.
 */
class OwnSpanProcessor extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan) {
    if (span.instrumentationScope.name === tracingScope) super.onEnd(span)
  }
}

/**
 * Registers the OpenTelemetry SDK: from now on spans are recorded and sent to the collector in batches. The service is named
 * `plain-urology` unless the standard variables OTEL_SERVICE_NAME or OTEL_RESOURCE_ATTRIBUTES say otherwise.
 *
 * @returns a function that sends the remaining spans and stops
 */
export function startTracing({ endpoint, ratio }: TracingSettings): () => Promise<void> {
  const warn = (text: string) => logger.warn({ event: 'trace.export_failed', text })
  const ignore = () => {}
  diag.setLogger({ error: warn, warn, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.WARN)
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': tracingScope }))
    .merge(detectResources({ detectors: [envDetector] }))
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })
  const provider = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new OwnSpanProcessor({ exporter })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  return () => provider.shutdown()
}
