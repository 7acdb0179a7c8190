import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../harness/server';
import { openConsoleTab } from '../providers/console';
import { type Collector, type ExportedSpan, startCollector } from './collector';

let collector: Collector;
let server: TestServer;

beforeAll(async () => {
  collector = await startCollector();
  server = await startTestServer({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint } });
});

afterAll(async () => {
  await server.close();
  collector.close();
});

const attribute = ({ attributes }: ExportedSpan, name: string) =>
  attributes.find(({ key }) => key === name)?.value.stringValue;

/** Runs work, and returns the headers `traceparent` of its requests. */
async function collectTraceparents(work: () => Promise<unknown>): Promise<string[]> {
  const found: string[] = [];
  const original = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const sent = new Headers(init?.headers).get('traceparent');
    if (sent) found.push(sent);
    return original(input, init);
  };
  try {
    await work();
  } finally {
    globalThis.fetch = original;
  }
  return found;
}

describe('a trace', () => {
  it('leads from the call of the console to the statement, without values', async () => {
    const { data } = await openConsoleTab(server, 'admin@demo.test');
    const [header = ''] = await collectTraceparents(() =>
      data.getList({
        resource: 'vehicles',
        pagination: { currentPage: 1, pageSize: 3 },
        filters: [{ field: 'license', operator: 'contains', value: 'SECRET 99' }],
        meta: { fields: ['id', 'license'] },
      }),
    );
    const [, traceId, callerSpan] = /^00-(\w{32})-(\w{16})-01$/.exec(header) ?? [];
    const ofTrace = () => collector.spans.filter((span) => span.traceId === traceId);
    await expect.poll(ofTrace, { timeout: 20_000 }).toContainEqual(expect.objectContaining({ name: 'POST /graphql' }));
    const request = ofTrace().find(({ name }) => name === 'POST /graphql');
    expect(request?.parentSpanId).toBe(callerSpan);
    const operation = ofTrace().find(({ name }) => name === 'graphql vehiclesView');
    expect(operation?.parentSpanId).toBe(request?.spanId);
    const statements = ofTrace().filter(({ parentSpanId }) => parentSpanId === operation?.spanId);
    expect(statements.map((span) => attribute(span, 'db.query.text'))).toContainEqual(
      expect.stringMatching(/^SELECT .*\$1/),
    );
    expect(JSON.stringify(collector.spans)).not.toContain('SECRET 99');
  });

  it('is not begun by a header that is not valid', async () => {
    const headers = { 'content-type': 'application/json', traceparent: `00-${'0'.repeat(32)}-${'1'.repeat(16)}-01` };
    await fetch(`${server.url}/graphql`, { method: 'POST', headers, body: '{"query":"{ noSuchMethod }"}' });
    await expect
      .poll(() => collector.spans, { timeout: 20_000 })
      .toContainEqual(expect.objectContaining({ name: 'graphql unknown' }));
    expect(collector.spans.filter(({ traceId }) => /^0+$/.test(traceId))).toEqual([]);
  });
});
