import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../harness/server';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await server.signIn('admin@demo.test'));
});

afterAll(() => server.close());

const audits = serverAudits({ url: () => `${server.url}/graphql`, fetchFn: fetch });

describe('the audit of GraphQL over HTTP', () => {
  it.each(audits.map((audit) => [audit.id, audit.name, audit] as const))('%s is ok: %s', async (_id, _name, audit) => {
    const result = await audit.fn();
    expect(result.status === 'ok' ? '' : result.reason).toBe('');
  });
});

const get = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/graphql?query=${encodeURIComponent(query)}`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
  });

describe('a GET request', () => {
  it('reads a list with variables', async () => {
    const url = new URL(`${server.url}/graphql`);
    url.searchParams.set('query', 'query ($first: Int!) { vehicles(first: $first) { data { id } } }');
    url.searchParams.set('variables', JSON.stringify({ first: 2 }));
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    expect(await response.json()).toEqual({
      data: { vehicles: { data: [{ id: expect.any(String) }, { id: expect.any(String) }] } },
    });
  });

  it('is refused as without a session when it has no token', async () => {
    const response = await get('{ vehicles(first: 1) { data { id } } }', { authorization: '' });
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 1101 } }] });
  });

  it('is refused when it is a mutation, which then writes nothing', async () => {
    const response = await get('mutation { idGenerator(table: users) }');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await response.text()).not.toMatch(/\d{15}/);
  });

  it('is refused when a page of another site sends it', async () => {
    const response = await get('{ __typename }', { 'sec-fetch-site': 'cross-site' });
    expect(response.status).toBe(403);
  });

  it('is refused when its variables are no JSON', async () => {
    const response = await fetch(`${server.url}/graphql?query=%7B__typename%7D&variables=%7B`);
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { errors: [{ message: 'Variables must be an object.' }] },
    ]);
  });
});

it('answers a batch with 200, whatever the outcomes of its operations', async () => {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    body: JSON.stringify([{ query: '{ __typename }' }, { query: '{' }, {}]),
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/graphql-response+json; charset=utf-8',
  ]);
});
