// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../../../providers/i18n';
import { vehiclesResource } from '../../../resources/vehicles';
import { ConsoleProviders } from '../../../src/app/ConsoleProviders';
import { NavigationContext } from '../../../src/routing/navigation';
import { RowsAhead } from '../../../src/screens/list/rowsAhead';
import { useList } from '../../../src/screens/list/useList';
import { type ChangeListState, useListState } from '../../../src/screens/list/useListState';
import { theme } from '../../../src/theme/theme';
import { AppServicesContext } from '../../../src/ui/appServices';
import { type FakeGraphqlServer, startFakeGraphqlServer } from '../providers/fake-graphql-server';
import { fakeServicesOf, openFakeTab, storeSession } from '../providers/tab';

let server: FakeGraphqlServer;
/** The rows that the grid has shown, in order: those of its page, those ahead, and its own again. */
const shown: string[] = [];
let change: ChangeListState;
let router: ReturnType<typeof createMemoryRouter>;
/** Called when the grid shows rows ahead. */
let onRowsAhead = () => {};

beforeAll(async () => {
  await startI18n();
  server = await startFakeGraphqlServer();
});

beforeEach(() => {
  shown.length = 0;
  onRowsAhead = () => {};
  server.answer = ({ variables }) => {
    const text = JSON.stringify(variables.where ?? '');
    const data = text.includes('none') ? [] : [{ id: /one|two/.exec(text)?.[0] ?? 'all' }];
    return { value: { data, paginatorInfo: { hasMorePages: false } } };
  };
});

afterEach(cleanup);
afterAll(async () => server.close());

/** A list whose grid only notes the rows that it shows: those of its page, and those ahead. */
function List() {
  const [rowsAhead] = useState(() => new RowsAhead());
  const [state, changeState] = useListState(vehiclesResource, rowsAhead);
  const { rows } = useList(vehiclesResource, state);
  useEffect(() => {
    change = changeState;
  }, [changeState]);
  useEffect(
    () =>
      rowsAhead.attach({
        showRows: (ahead) => {
          shown.push(`ahead ${titleOf(ahead)}`);
          onRowsAhead();
        },
        showOwnRows: () => shown.push(`again ${titleOf(rows)}`),
      }),
    [rowsAhead, rows],
  );
  useEffect(() => void shown.push(`page ${titleOf(rows)}`), [rows]);
  return null;
}

const titleOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join() || 'none';

async function openList(): Promise<void> {
  const connection = openFakeTab(server.url);
  storeSession(connection.session, 'admin', ['vehiclesView']);
  const element = (
    <ConsoleProviders>
      <List />
    </ConsoleProviders>
  );
  router = createMemoryRouter([{ path: '/', element }]);
  render(
    <ThemeProvider theme={theme}>
      <AppServicesContext value={fakeServicesOf(connection)}>
        <NavigationContext value={router.navigate}>
          <RouterProvider router={router} />
        </NavigationContext>
      </AppServicesContext>
    </ThemeProvider>,
  );
  await expect.poll(() => shown).toContain('page all');
  shown.length = 0;
}

const search = (text: string) => change({ search: text }, { replace: true, rowsFirst: true });

test('shows the rows of a search before the page with its state', async () => {
  await openList();
  search('one');
  await expect.poll(() => shown).toEqual(['ahead one', 'page one']);
});

test('shows its own rows again when the search is cleared before its rows are painted', async () => {
  await openList();
  onRowsAhead = () => search('');
  search('one');
  await expect.poll(() => shown).toEqual(['ahead one', 'again all']);
});

test('keeps both of two changes when the second follows before the first is rendered', async () => {
  await openList();
  for (const field of ['year', 'vin'])
    change(({ columns }) => ({ columns: columns.filter((column) => column !== field) }), { replace: true });
  await expect.poll(() => router.state.location.search).toContain('cols=');
  const columns = new URLSearchParams(router.state.location.search).get('cols')?.split(',');
  expect(columns).toContain('license');
  expect(columns).not.toContain('year');
  expect(columns).not.toContain('vin');
});

test('shows the page at once when a search matches nothing', async () => {
  await openList();
  search('none');
  await expect.poll(() => shown).toEqual(['page none']);
});
