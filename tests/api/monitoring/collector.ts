import { createServer } from 'node:http';
import { once } from 'node:events';

/** A span as an OTLP/HTTP exporter sends it, as JSON. */
export interface ExportedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}

interface TraceExport {
  resourceSpans: { scopeSpans: { spans: ExportedSpan[] }[] }[];
}

/** An OTLP/HTTP collector that keeps the spans that it receives. */
export interface Collector {
  /** Value of `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  endpoint: string;
  spans: readonly ExportedSpan[];
  close(): void;
}

/** Starts a collector on a free port. */
export async function startCollector(): Promise<Collector> {
  const spans: ExportedSpan[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = await request.toArray();
    const sent: TraceExport = JSON.parse(Buffer.concat(parts).toString());
    spans.push(...sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.setHeader('content-type', 'application/json').end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { endpoint: `http://127.0.0.1:${port}`, spans, close: () => server.close() };
}
