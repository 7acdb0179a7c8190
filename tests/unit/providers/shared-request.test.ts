import { readFileSync } from 'node:fs';
import { buildSchema, isObjectType } from 'graphql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fetchSharedRequest } from '../../../providers/sharedRequest';
import { type FakeGraphqlServer, startFakeGraphqlServer } from './fake-graphql-server';
import { openFakeTab } from './tab';

let server: FakeGraphqlServer;

beforeEach(async () => {
  server = await startFakeGraphqlServer();
});
afterEach(() => server.close());

it('asks for every field of a shared request, such as when it is expected', async () => {
  server.answer = () => ({ value: { company: {}, legs: [], history: [] } });
  await fetchSharedRequest(openFakeTab(server.url), 'token');
  const [operation] = server.operations();
  const type = buildSchema(readFileSync('schema.graphql', 'utf8'), { assumeValid: true }).getType('SharedRequest');
  const fields = isObjectType(type) ? Object.keys(type.getFields()) : [];
  expect(fields).toContain('expected_delivery');
  expect(fields.filter((field) => !new RegExp(`\\b${field}\\b`).test(operation?.query ?? ''))).toEqual([]);
});
