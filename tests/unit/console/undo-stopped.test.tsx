// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, renderHook, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { loadNamespaces, startI18n } from '../../../providers/i18n';
import { requestsResource } from '../../../resources/requests';
import { ConsoleProviders } from '../../../src/app/ConsoleProviders';
import { useOperation } from '../../../src/screens/record/useOperation';
import { useWords } from '../../../src/screens/words';
import { theme } from '../../../src/theme/theme';
import { AppServicesContext } from '../../../src/ui/appServices';
import { type FakeGraphqlServer, startFakeGraphqlServer } from '../providers/fake-graphql-server';
import { fakeServicesOf, openFakeTab, storeSession } from '../providers/tab';

let server: FakeGraphqlServer;

beforeAll(async () => {
  await startI18n();
  await loadNamespaces('engine', 'app', requestsResource.name);
  server = await startFakeGraphqlServer();
});

afterEach(cleanup);
afterAll(() => server.close());

const subjects = Array.from({ length: 60 }, (_, index) => ({ id: String(index + 1), title: `TR/${index + 1}` }));

/** Returns the operations on requests, as a list uses them. */
function openOperations() {
  const connection = openFakeTab(server.url);
  storeSession(connection.session, 'admin', ['deleteServiceTransportation', 'restoreServiceTransportation']);
  const tab = fakeServicesOf(connection);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ThemeProvider theme={theme}>
      <AppServicesContext value={tab}>
        <MemoryRouter>
          <ConsoleProviders>
            <Suspense fallback={null}>{children}</Suspense>
          </ConsoleProviders>
        </MemoryRouter>
      </AppServicesContext>
    </ThemeProvider>
  );
  return renderHook(() => useOperation(requestsResource, useWords(requestsResource)), { wrapper }).result;
}

const idsOf = (method: string) =>
  server
    .operations()
    .filter((operation) => operation.method === method)
    .map(({ variables }) => Number(variables.id))
    .toSorted((a, b) => a - b);

test('undo restores all records that a stopped deletion has deleted, and no others', async () => {
  const operations = openOperations();
  server.answer = ({ method, variables }) => {
    // The user stops while the second batch of 25 is under way.
    if (method === 'deleteServiceTransportation' && variables.id === '30') operations.current.dismiss();
    return { value: { id: variables.id } };
  };
  await expect.poll(() => operations.current).toBeTruthy();
  act(() => operations.current.start({ operation: { kind: 'delete' }, subjects }));
  await expect.poll(() => operations.current.progress?.step).toBe('asking');
  act(() => {
    void operations.current.confirm();
  });
  const undo = await screen.findByRole('button', { name: 'Undo: 50 requests deleted' }, { timeout: 20_000 });
  const deleted = Array.from({ length: 50 }, (_, index) => index + 1);
  expect(idsOf('deleteServiceTransportation')).toEqual(deleted);
  act(() => undo.click());
  await expect.poll(() => idsOf('restoreServiceTransportation')).toEqual(deleted);
});
