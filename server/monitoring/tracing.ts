import {
  ROOT_CONTEXT,
  type Context,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { FastifyReply, FastifyRequest } from 'fastify';
import manifest from '../../package.json';
import type { EndedStatement } from '../database/statement-listeners';
import { statementTextOf } from './slow-statement-rules';
import { parseTraceparent } from './traceparent';

/** Milliseconds between two exports. */
const exportEveryMs = 1000;
/** Milliseconds that a shutdown waits for the export of the last spans. */
const shutdownTimeoutMs = 2000;

/**
 * Makes the spans of requests, operations and statements, and exports them. Attributes have OpenTelemetry's names, and no
 * values of a caller. This module is loaded only if traces are exported.
 */
export class Tracing {
  private readonly tracer: Tracer;
  private readonly provider: BasicTracerProvider;

  constructor({ tracesUrl, serviceName }: { tracesUrl: string; serviceName: string }) {
    // The exporter reads OTEL_EXPORTER_OTLP_HEADERS itself, the provider OTEL_TRACES_SAMPLER.
    const exporter = new OTLPTraceExporter({ url: tracesUrl });
    this.provider = new BasicTracerProvider({
      resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': manifest.version }),
      spanProcessors: [new BatchSpanProcessor(exporter, { scheduledDelayMillis: exportEveryMs })],
    });
    this.tracer = this.provider.getTracer('waybill');
  }

  /** Begins the span of a request, as a child of the caller's span. */
  beginRequest(request: FastifyRequest, reply: FastifyReply): Span {
    const route = request.routeOptions.url ?? '';
    return this.tracer.startSpan(
      `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        startTime: Date.now() - reply.elapsedTime,
        attributes: {
          'http.request.method': request.method,
          'http.route': route,
          'waybill.request_id': request.id,
        },
      },
      callerContextOf(request.headers.traceparent),
    );
  }

  /** Ends the span of a request. */
  endRequest(span: Span, status: number): void {
    span.setAttribute('http.response.status_code', status);
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  }

  /** Begins the span of an operation of a request. */
  beginOperation(parent: Span | undefined): Span {
    return this.tracer.startSpan('graphql', {}, parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT);
  }

  /** Ends the span of an operation. */
  endOperation(span: Span, method: string, hasFailed: boolean): void {
    span.updateName(`graphql ${method}`);
    span.setAttribute('graphql.operation.name', method);
    if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  }

  /** Adds the span of a statement that has ended. */
  addStatement(parent: Span, { text, startedAt, ms, hasFailed }: EndedStatement): void {
    if (!parent.isRecording()) return;
    const startTime = performance.timeOrigin + startedAt;
    const [operation = 'SQL'] = /^\s*\w+/.exec(text) ?? [];
    const name = operation.trim().toUpperCase();
    const span = this.tracer.startSpan(
      name,
      {
        kind: SpanKind.CLIENT,
        startTime,
        attributes: {
          'db.system.name': 'postgresql',
          'db.operation.name': name,
          'db.query.text': statementTextOf(text),
        },
      },
      trace.setSpan(ROOT_CONTEXT, parent),
    );
    if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(startTime + ms);
  }

  /** Exports the last spans, and stops. */
  async stop(): Promise<void> {
    const stopping = this.provider.shutdown().catch(() => undefined);
    const late = new Promise<void>((resolve) => {
      setTimeout(resolve, shutdownTimeoutMs).unref();
    });
    await Promise.race([stopping, late]);
  }
}

/** Returns the context of the span that a caller names in the header `traceparent`; none for a header that is not valid. */
function callerContextOf(header: unknown): Context {
  const caller = parseTraceparent(header);
  if (!caller) return ROOT_CONTEXT;
  const traceFlags = caller.isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId: caller.traceId,
    spanId: caller.spanId,
    traceFlags,
    isRemote: true,
  });
}
