import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../harness/server';
import { runShell, shellBlocksOf } from '../harness/shell-blocks';

const token = 'a token of the metrics';
const documentation = readFileSync('docs/operating/monitoring.md', 'utf8');
const byText = (one: string, other: string) => one.localeCompare(other);

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ environment: { METRICS_TOKEN: token } });
});

afterAll(() => server.close());

/** Reads `/metrics` with an Authorization header. */
function readMetrics(authorization?: string): Promise<Response> {
  return fetch(`${server.url}/metrics`, authorization ? { headers: { authorization } } : {});
}

/** Returns the value of a sample, by its name with labels. */
async function valueOf(sample: string): Promise<number | undefined> {
  const text = await (await readMetrics(`Bearer ${token}`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${sample} `));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

describe('/metrics', () => {
  it('refuses callers without the token', async () => {
    const refused = await Promise.all([undefined, `Bearer ${token}x`, `Basic ${token}`].map(readMetrics));
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(await refused[0]?.text()).not.toContain('waybill_');
  });

  it('counts calls by method and outcome, and shows nothing of a tenant', async () => {
    const { token: access, user, tenant } = await server.signIn('admin@demo.test');
    const query = '{ vehiclesView(first: 5) { data { id license } } }';
    for (let index = 0; index < 3; index += 1) await server.call(query, {}, { token: access });
    await server.call('query FreeTextOfACaller { noSuchMethod }', {}, { token: access });
    await server.call('mutation { login(input: { username: "guess@demo.test", password: "guess" }) { token_type } }');
    expect(await valueOf('waybill_graphql_operations_total{method="vehiclesView",outcome="ok"}')).toBe(3);
    expect(await valueOf('waybill_graphql_operations_total{method="unknown",outcome="refused"}')).toBe(1);
    expect(await valueOf('waybill_sign_ins_refused_total{reason="credentials"}')).toBe(1);
    expect(await valueOf('waybill_permission_cache_lookups_total{result="hit"}')).toBeGreaterThan(0);
    expect(await valueOf('waybill_database_up')).toBe(1);
    expect(await valueOf('waybill_queue_jobs{kind="queue.sweep",state="scheduled"}')).toBe(1);
    const text = await (await readMetrics(`Bearer ${token}`)).text();
    expect(text).not.toContain(user);
    // The tenant's id is `1`, so all labels are compared with it, except those that are numbers.
    const labels = [...text.matchAll(/(?<!le|quantile)="([^"]*)"/g)].map(([, label]) => label);
    expect(labels).toContain('vehiclesView');
    expect(labels).not.toContain(tenant);
    for (const secret of [access, token, 'demo.test', 'FreeText', 'noSuchMethod', 'guess', '127.0.0.1'])
      expect(text).not.toContain(secret);
  });

  it('has the metrics that the documentation lists, and no other', async () => {
    const text = await (await readMetrics(`Bearer ${token}`)).text();
    const served = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name).toSorted(byText);
    const documented = [...documentation.matchAll(/^\| `((?:waybill|process|nodejs)_\w+)`/gm)].map(
      ([, name = '']) => name,
    );
    expect(documented.toSorted(byText)).toEqual(served);
  });
});

describe('the documentation', () => {
  it('has commands that create a token and read the metrics', async () => {
    const [create = '', read = '', ...others] = shellBlocksOf('docs/operating/monitoring.md');
    expect(others).toEqual([]);
    expect((await runShell(create)).trim().length).toBeGreaterThanOrEqual(16);
    expect(await runShell(read, { METRICS_TOKEN: token, WAYBILL_URL: server.url })).toContain('waybill_info{');
  });
});

describe('a server without METRICS_TOKEN', () => {
  it('has no metrics', async () => {
    const plain = await startTestServer();
    try {
      expect((await fetch(`${plain.url}/metrics`)).status).toBe(404);
    } finally {
      await plain.close();
    }
  });
});

describe('the dashboard of Grafana', () => {
  const dashboard: { schemaVersion: number; panels: Panel[]; templating: { list: { query: unknown }[] } } = JSON.parse(
    readFileSync('deploy/grafana/waybill.json', 'utf8'),
  );
  const charts = dashboard.panels.filter(({ type }) => type !== 'row');

  it('shows each metric, and no other', async () => {
    const text = await (await readMetrics(`Bearer ${token}`)).text();
    const served = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name).toSorted(byText);
    const expressions = charts.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)).join('\n');
    const shown = [...expressions.matchAll(/\b(?:waybill|process|nodejs)_\w+/g)].map(([name]) =>
      name.replace(/_bucket$/, ''),
    );
    expect([...new Set(shown)].toSorted()).toEqual(served);
  });

  it('has queries, a place and a unit for each panel', () => {
    expect(dashboard.schemaVersion).toBeGreaterThanOrEqual(39);
    for (const { title, targets = [], gridPos, fieldConfig } of charts) {
      expect(targets.length, title).toBeGreaterThan(0);
      expect(gridPos.x + gridPos.w, title).toBeLessThanOrEqual(24);
      expect(fieldConfig?.defaults.unit, title).toEqual(expect.any(String));
    }
    const ids = dashboard.panels.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('selects labels and values that the metrics have', async () => {
    const text = await (await readMetrics(`Bearer ${token}`)).text();
    const names = new Set([...text.matchAll(/[{,](\w+)="/g)].map(([, name]) => name));
    // Prometheus adds these two.
    for (const own of ['job', 'instance']) names.add(own);
    const expressions = charts.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)).join('\n');
    const used = [
      ...[...expressions.matchAll(/[{,](\w+)=/g)].map(([, name = '']) => name),
      ...[...expressions.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/)),
    ];
    expect(used.filter((name) => !names.has(name))).toEqual([]);
  });
});

interface Panel {
  id: number;
  type: string;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  fieldConfig?: { defaults: { unit?: string } };
  targets?: { expr: string }[];
}
