import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTokenRefresher } from '../../../providers/auth/refresh';
import { createDataProvider } from '../../../providers/data';
import { createApiTransport } from '../../../providers/data/transport';
import { resources } from '../../../resources';
import { requestsResource } from '../../../resources/requests';
import { runOperationOnAll } from '../../../src/screens/record/runOperationOnAll';
import { type FakeGraphqlServer, startFakeGraphqlServer } from './fake-graphql-server';
import { openFakeTab } from './tab';

let server: FakeGraphqlServer;

beforeEach(async () => {
  server = await startFakeGraphqlServer();
});

afterEach(() => server.close());

it('returns the notices of each restored record', async () => {
  const tab = openFakeTab(server.url);
  const transport = createApiTransport(
    tab,
    createTokenRefresher(tab, (work) => work()),
  );
  const provider = createDataProvider({ resources, dialect: 'waybill', transport });
  const payload = { request: '2026-1', leg: 1, name: 'Anna Nowak', number: '2026-2' };
  server.answer = ({ variables, method }) => ({
    value: { id: variables.id },
    extensions: variables.id === '1' ? { notices: [{ path: [method], code: 'driver_released', payload }] } : undefined,
  });
  const subjects = ['1', '2'].map((id) => ({ id, title: id }));
  const result = await runOperationOnAll(provider, requestsResource, {
    operation: { kind: 'restore' },
    subjects,
    isStopped: () => false,
  });
  expect(result.done).toMatchObject(subjects);
  expect(result.notices).toMatchObject([{ code: 'driver_released', payload }]);
});
