import { tracingChannel } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { STATEMENTS, type TracedStatement } from '../db/connections/traced-statement.ts'

/** Sends traces to a collector; loaded and running only where one is configured. */
export type Tracing = {
  /** Handles a request within a span of its own. */
  readonly request: (request: IncomingMessage, response: ServerResponse, handle: () => void) => void
  /** Sends what is left. */
  readonly stop: () => Promise<void>
}

/**
 * Starts OpenTelemetry with a collector's OTLP address, such as http://127.0.0.1:4318. A span of a request has its method, status
 * and the first two words of its path; one of a statement has its text without its values. Nothing in them is about a person.
 */
export async function startTracing(endpoint: string): Promise<Tracing> {
  const { context, SpanKind, SpanStatusCode, trace } = await import('@opentelemetry/api')
  const { AsyncLocalStorageContextManager } = await import('@opentelemetry/context-async-hooks')
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
  const { resourceFromAttributes } = await import('@opentelemetry/resources')
  const { BatchSpanProcessor, TracerProvider } = await import('@opentelemetry/sdk-trace')
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'neev' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('neev')
  const spans = new WeakMap<object, ReturnType<typeof tracer.startSpan>>()
  const statements = tracingChannel<TracedStatement>(STATEMENTS)
  statements.subscribe({
    start: (statement) => {
      const name = /^\s*\w+/.exec(statement.text)?.[0].trim().toUpperCase() ?? 'SQL'
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': statement.text }
      spans.set(statement, tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }))
    },
    error: (statement) => void spans.get(statement)?.setStatus({ code: SpanStatusCode.ERROR }),
    asyncEnd: (statement) => spans.get(statement)?.end(),
    end: () => {},
    asyncStart: () => {},
  })
  return {
    request: (request, response, handle) => {
      const { method = 'GET', url = '/' } = request
      const place = placeOf(url)
      const attributes = { 'http.request.method': method, 'url.template': place }
      const span = tracer.startSpan(`${method} ${place}`, { kind: SpanKind.SERVER, attributes })
      response.once('close', () => {
        span.setAttribute('http.response.status_code', response.statusCode)
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      })
      context.with(trace.setSpan(context.active(), span), handle)
    },
    stop: () => provider.shutdown(),
  }
}

/** The first two words of a path; what looks like an id or a number is left out. */
function placeOf(url: string): string {
  const [path = '/'] = url.split('?')
  const words = path.split('/').slice(1, 3)
  return `/${words.map((word) => (/^[A-Za-z][A-Za-z-]{0,30}$/.test(word) ? word : '*')).join('/')}`
}
