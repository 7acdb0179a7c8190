import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minDurationMs } from '../harness/min-duration';
import { startTestServer, type TestServer } from '../harness/server';
import { parseResponse, parseBatchResponse, signInForTokens, postToGraphql } from '../identity/calls';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = (await signInForTokens(server, 'admin@demo.test')).access_token;
});

afterAll(() => server.close());

const send = (body: string) => postToGraphql(server.url, body, { authorization: `Bearer ${token}` });

const times = (number: number, text: (index: number) => string) =>
  Array.from({ length: number }, (_, index) => text(index)).join(' ');
const within = (depth: number) =>
  `{ __schema { types { fields { type ${'{ ofType '.repeat(depth)}{ name }${' }'.repeat(depth)} } } } }`;

const tooMuch: Record<string, string> = {
  depth: within(40),
  aliases: `{ ${times(11, (index) => `a${index}: vehicles(first: 1) { data { id } }`)} }`,
  'root fields behind a fragment': `query { ...a } fragment a on Query { ${times(11, (index) => `a${index}: vehicles(first: 1) { data { id } }`)} }`,
  fields: `{ vehicles(first: 1) { data { ${times(600, (index) => `a${index}: id`)} } } }`,
  'fragments within fragments': `{ vehicles(first: 1) { data { ...f0 } } } ${times(30, (index) => `fragment f${index} on Vehicle { id ...f${index + 1} ...f${index + 1} }`)} fragment f30 on Vehicle { id }`,
  'a fragment within itself': '{ vehicles(first: 1) { data { ...a } } } fragment a on Vehicle { ...a }',
  'a fragment that is not used': `{ __typename } fragment a on Role { ${'users{id}'.repeat(480)} }`,
  'two fragments of one name': `{ ...a } fragment a on Query { ${'__typename '.repeat(480)} } fragment a on Query { __typename }`,
  'definitions of types': '{ __typename } type Vehicle { id: ID }',
  tokens: `{ vehicles(first: 1) { data { ${'id '.repeat(3000)} } } }`,
  length: `{ vehicles(first: 1) { data { id } } } #${'x'.repeat(20_000)}`,
  'several operations': 'query a { __typename } query b { __typename }',
};

describe('an oversized operation', () => {
  it.each(Object.entries(tooMuch))('is refused quickly: %s', async (_what, query) => {
    const { data, errors } = await parseResponse(await send(JSON.stringify({ query })));
    expect(data).toBeUndefined();
    expect(errors?.map(({ extensions }) => extensions?.code)).toEqual([6]);
    expect(await minDurationMs(() => send(JSON.stringify({ query })), 50)).toBeLessThan(50);
  });

  it('is refused: too many records', async () => {
    const { errors } = await server.call('{ vehicles(first: 101) { data { id } } }', {}, { token });
    expect(errors?.[0]?.message).toBe('Maximum number of 100 requested items exceeded, got 101. Fetch smaller chunks.');
  });
});

describe('a batch', () => {
  const batch = (number: number) => JSON.stringify(Array.from({ length: number }, () => ({ query: '{ __typename }' })));

  it('of twenty-five is answered in order, each with its own errors', async () => {
    const queries = Array.from({ length: 25 }, (_, index) => ({
      query: index % 5 === 3 ? '{ nothing }' : `{ a${index}: __typename }`,
    }));
    const responses = await parseBatchResponse(await send(JSON.stringify(queries)));
    expect(responses.map(({ data, errors }) => (errors ? 'error' : Object.keys(data ?? {})[0]))).toEqual(
      queries.map((_, index) => (index % 5 === 3 ? 'error' : `a${index}`)),
    );
  });

  it.each([26, 0, 10_000])('of %i is refused quickly', async (number) => {
    const response = await send(batch(number));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 6 } }] });
    expect(await minDurationMs(() => send(batch(number)), 50)).toBeLessThan(50);
  });
});

describe('a body', () => {
  it('is refused before it is read when too large', async () => {
    const sendTooMuch = () =>
      send(JSON.stringify({ query: '{ __typename }', variables: { x: 'x'.repeat(2_000_000) } })).then(
        (response) => response.status,
        () => 'closed while the rest was being sent',
      );
    expect([413, 'closed while the rest was being sent']).toContain(await sendTooMuch());
    expect(await minDurationMs(sendTooMuch, 200)).toBeLessThan(200);
  });

  it.each([
    ['no JSON', '{'],
    ['no object', '5'],
    ['null', 'null'],
    ['no query', '{}'],
    ['a query that is no text', '{"query":{"kind":"Document"}}'],
    ['a parsed query', JSON.stringify({ query: '{"kind":"Document","definitions":[]}' })],
    ['JSON for a query', JSON.stringify({ query: '[1]' })],
    ['variables that are no object', '{"query":"{__typename}","variables":[1]}'],
    ['a name that is no text', '{"query":"{__typename}","operationName":1}'],
  ])('with %s is refused with a message', async (_what, body) => {
    const { errors } = await parseResponse(await send(body));
    expect(errors?.map(({ extensions }) => extensions?.code)).toEqual([6]);
  });
});

describe('memory', () => {
  // Runs the garbage collector before each measurement, so that only live objects count.
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');

  it('does not grow with many different operations', { timeout: 240_000 }, async () => {
    const used = () => {
      collect();
      return process.memoryUsage().heapUsed;
    };
    const sendAnother = async (round: number) => {
      const padding = times(150, (index) => `p${round}_${index}: license`);
      await send(JSON.stringify({ query: `{ vehicles(first: 0) { data { ${padding} } } }` }));
    };
    // Fills all caches: each holds at most 600 operations. The cache of parsed operations deletes 300 at a time, so that
    // it is as full at the second measurement as at the first.
    const [filling, more] = [650, 300];
    for (let round = 0; round < filling; round += 1) await sendAnother(round);
    const before = used();
    for (let round = 0; round < more; round += 1) await sendAnother(filling + round);
    const maxBytesEach = 200 * 1024;
    expect(used() - before).toBeLessThan(more * maxBytesEach);
  });
});
