import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../harness/server';
import { recordedArea } from './area';
import contract from './contract.graphql?raw';
import { intendedDifferences } from './differences';
import { keepRecordedValue, summarizeOutcome, outcomeOf } from './outcome';
import { type RecordedCase, readRecordedCases, recordedFiles } from './recording';
import { createRecordedTables, resetRecordedRows } from './seed';
import { translateOperation } from './translate';

/**
 * Translates a call of the recorded Lighthouse server to Waybill's schema, sends it to Waybill, and returns the
 * outcome.
 */
async function send(server: TestServer, { request, case: name }: RecordedCase, admin: string) {
  const headers = new Headers({ 'content-type': 'application/json', ...headersOf[name] });
  if (!signedOut.has(name)) headers.set('authorization', `Bearer ${name.startsWith('bad token') ? 'wrong' : admin}`);
  const operations = typeof request === 'string' ? [] : [request].flat().map(translateOperation);
  const ours = operations.map(({ operation }) => operation);
  const body = typeof request === 'string' ? request : JSON.stringify(Array.isArray(request) ? ours : ours[0]);
  const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body });
  const result: unknown = await response.json();
  return outcomeOf(response.status, result, (index, field, value) => operations[index]?.read(field, value));
}

/** Names of recorded cases that are sent without a session. */
const signedOut = new Set(['unauthenticated @guard query', 'unauthenticated @guard mutation', 'me anonymous']);

/** Request headers that a recorded case sends in addition, by the name of the case. */
const headersOf: Readonly<Record<string, Record<string, string>>> = {
  'bad accept header': { accept: 'image/png' },
  'accept graphql-response+json': { accept: 'application/graphql-response+json' },
  'content-type application/graphql': { 'content-type': 'application/graphql' },
};

let server: TestServer;
let admin: string;

beforeAll(async () => {
  server = await startTestServer({ areas: [recordedArea], sdl: contract, prepare: createRecordedTables });
  admin = (await server.signIn('admin@demo.test')).token;
});

afterAll(() => server.close());

describe.each(recordedFiles)('%s', (file) => {
  const cases = readRecordedCases(file);
  const intended = new Map(intendedDifferences[file].flatMap(({ cases: named }) => Object.entries(named)));

  beforeAll(() => resetRecordedRows(server.database));

  it('lists differences of existing cases only', () => {
    const names = new Set(cases.map((one) => one.case));
    expect([...intended.keys()].filter((name) => !names.has(name))).toEqual([]);
  });

  // The cases run in the recorded order, because later cases depend on the writes of earlier ones.
  it.each(cases)('$case', async (recorded) => {
    const theirs = outcomeOf(recorded.status, recorded.body, keepRecordedValue);
    const ours = await send(server, recorded, admin);
    const difference = intended.get(recorded.case);
    // Also fails if differences.ts lists a difference but both servers answer the same, so that the list stays correct.
    expect({ answer: difference ? summarizeOutcome(ours) : ours, same: isDeepStrictEqual(ours, theirs) }).toEqual({
      answer: difference ?? theirs,
      same: difference === undefined,
    });
  });
});
