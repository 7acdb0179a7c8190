import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
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
  const collect = async (request: IncomingMessage, response: ServerResponse) => {
    const sent: TraceExport = JSON.parse(await text(request));
    spans.push(...sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.setHeader('content-type', 'application/json').end('{}');
  };
  const server = createServer((request, response) => void collect(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { endpoint: `http://127.0.0.1:${port}`, spans, close: () => server.close() };
}
