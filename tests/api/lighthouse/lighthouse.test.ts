import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../harness/server';
import { recordedArea } from './area';
import contract from './contract.graphql?raw';
import { differences } from './differences';
import { asRecorded, gistOf, outcomeOf } from './outcome';
import { type RecordedCase, recordedCases, recordedFiles } from './recording';
import { prepareRecorded, restoreRecorded } from './seed';
import { translate } from './translate';

/** Sends a recorded call in our spelling. */
async function send(server: TestServer, { request, case: name }: RecordedCase, admin: string) {
  const headers = new Headers({ 'content-type': 'application/json', ...headersOf[name] });
  if (!signedOut.has(name)) headers.set('authorization', `Bearer ${name.startsWith('bad token') ? 'wrong' : admin}`);
  const operations = typeof request === 'string' ? [] : [request].flat().map(translate);
  const ours = operations.map(({ operation }) => operation);
  const body = typeof request === 'string' ? request : JSON.stringify(Array.isArray(request) ? ours : ours[0]);
  const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body });
  const answer: unknown = await response.json();
  return outcomeOf(response.status, answer, (place, field, value) => operations[place]?.read(field, value));
}

/** Calls that were made by nobody. */
const signedOut = new Set(['unauthenticated @guard query', 'unauthenticated @guard mutation', 'me anonymous']);

/** Headers that some cases are about. */
const headersOf: Readonly<Record<string, Record<string, string>>> = {
  'bad accept header': { accept: 'image/png' },
  'accept graphql-response+json': { accept: 'application/graphql-response+json' },
  'content-type application/graphql': { 'content-type': 'application/graphql' },
};

let server: TestServer;
let admin: string;

beforeAll(async () => {
  server = await startTestServer({ areas: [recordedArea], sdl: contract, prepare: prepareRecorded });
  admin = (await server.signIn('admin@demo.test')).token;
});

afterAll(() => server.close());

describe.each(recordedFiles)('%s', (file) => {
  const cases = recordedCases(file);
  const intended = new Map(differences[file].flatMap(({ cases: named }) => Object.entries(named)));

  beforeAll(() => restoreRecorded(server.database));

  it('lists differences only of cases that there are', () => {
    const names = new Set(cases.map((one) => one.case));
    expect([...intended.keys()].filter((name) => !names.has(name))).toEqual([]);
  });

  // In order: later cases see what earlier ones wrote.
  it.each(cases)('$case', async (recorded) => {
    const theirs = outcomeOf(recorded.status, recorded.body, asRecorded);
    const ours = await send(server, recorded, admin);
    const difference = intended.get(recorded.case);
    // A listed difference that differs no longer is to leave the list.
    expect({ answer: difference ? gistOf(ours) : ours, same: isDeepStrictEqual(ours, theirs) }).toEqual({
      answer: difference ?? theirs,
      same: difference === undefined,
    });
  });
});
