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
import { type ChangeListState, useListState } from '../../../src/screens/list/useListState';
import { theme } from '../../../src/theme/theme';
import { AppServicesContext } from '../../../src/ui/appServices';
import { type FakeGraphqlServer, startFakeGraphqlServer } from '../providers/fake-graphql-server';
import { fakeServicesOf, openFakeTab, storeSession } from '../providers/tab';

let server: FakeGraphqlServer;
/** What the page has shown, in order: rows of the grid, and searches of its state. */
const shown: string[] = [];
let change: ChangeListState;
/** Called when the grid shows rows ahead. */
let onRows = () => {};

beforeAll(async () => {
  await startI18n();
  server = await startFakeGraphqlServer();
});

beforeEach(() => {
  shown.length = 0;
  onRows = () => {};
  server.answer = ({ variables }) => {
    const text = JSON.stringify(variables.where ?? '');
    const data = text.includes('none') ? [] : [{ id: /one|two/.exec(text)?.[0] ?? 'all' }];
    return { value: { data, paginatorInfo: { hasMorePages: false } } };
  };
});

afterEach(cleanup);
afterAll(async () => server.close());

/** A list whose grid only notes the rows that it shows ahead. */
function List() {
  const [rowsAhead] = useState(() => new RowsAhead());
  const [state, changeState] = useListState(vehiclesResource, rowsAhead);
  useEffect(() => {
    change = changeState;
  }, [changeState]);
  useEffect(() => void shown.push(`search ${state.search}`), [state.search]);
  useEffect(
    () =>
      rowsAhead.attach({
        showRows: (rows) => {
          shown.push(`rows ${rows.map(({ id }) => id).join()}`);
          onRows();
        },
        showOwnRows: () => void shown.push('own rows'),
      }),
    [rowsAhead],
  );
  return null;
}

async function openList(): Promise<void> {
  const connection = openFakeTab(server.url);
  storeSession(connection.session, 'admin', ['vehiclesView']);
  const element = (
    <ConsoleProviders>
      <List />
    </ConsoleProviders>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  render(
    <ThemeProvider theme={theme}>
      <AppServicesContext value={fakeServicesOf(connection)}>
        <NavigationContext value={router.navigate}>
          <RouterProvider router={router} />
        </NavigationContext>
      </AppServicesContext>
    </ThemeProvider>,
  );
  await expect.poll(() => shown).toContain('search ');
  shown.length = 0;
}

const search = (text: string) => change({ search: text }, { replace: true, withRows: true });

test('shows the rows of a search before the page with its state', async () => {
  await openList();
  search('one');
  await expect.poll(() => shown).toEqual(['rows one', 'search one']);
});

test('shows its own rows again when another search follows before the rows are painted', async () => {
  await openList();
  onRows = () => {
    onRows = () => {};
    search('two');
  };
  search('one');
  await expect.poll(() => shown.at(-1)).toBe('search two');
  expect(shown).not.toContain('search one');
  expect(shown.filter((text) => text === 'own rows')).toHaveLength(1);
});

test('shows the page at once when a search matches nothing', async () => {
  await openList();
  search('none');
  await expect.poll(() => shown).toEqual(['search none']);
});
