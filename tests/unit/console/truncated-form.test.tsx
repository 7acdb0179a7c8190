// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { chooseLanguage, loadNamespaces, startI18n } from '../../../providers/i18n';
import { usersResource } from '../../../resources/users';
import { ConsoleProviders } from '../../../src/app/ConsoleProviders';
import { NavigationContext } from '../../../src/routing/navigation';
import { EditScreen } from '../../../src/screens/form/EditScreen';
import { ShowScreen } from '../../../src/screens/show/ShowScreen';
import { theme } from '../../../src/theme/theme';
import { AppServicesContext } from '../../../src/ui/appServices';
import { type FakeGraphqlServer, startFakeGraphqlServer } from '../providers/fake-graphql-server';
import { fakeServicesOf, openFakeTab, storeSession } from '../providers/tab';

// These tests open the form and the view of a user who has more roles than the server returns in a nested list.

let server: FakeGraphqlServer;
let extensions: Record<string, unknown> | undefined;

const modified_at = '2026-11-21T10:51:36.123456Z';
const roles = Array.from({ length: 100 }, (_, index) => ({ id: String(index + 1), name: `Role ${index + 1}` }));
const person = {
  id: '5',
  brief: 'Anna Nowak',
  email: 'anna@example.com',
  state: 'ACTIVE',
  modified_at,
  deleted_at: null,
  roles,
  profile: { id: '7', first_name: 'Anna', last_name: 'Nowak', phone: null, email: null, country: 'PL' },
};

beforeAll(async () => {
  await startI18n();
  await loadNamespaces('users', 'engine', 'app');
  // A form that loads it during a test might still load it when the test has ended.
  await import('../../../src/fields/inputs/DatePickerInput');
});

beforeEach(async () => {
  server = await startFakeGraphqlServer();
  extensions = { truncated: [['users', 'data', 0, 'roles']] };
  server.answer = ({ method, query }) => {
    if (query.startsWith('mutation')) return { value: person };
    return method === 'users'
      ? { value: { data: [person] }, extensions }
      : { value: { data: [], paginatorInfo: { total: 0, hasMorePages: false } } };
  };
});

afterEach(async () => {
  cleanup();
  await server.close();
  await chooseLanguage('en');
});

const mutations = () => server.operations().filter(({ query }) => query.startsWith('mutation'));

function open(address: string): void {
  const connection = openFakeTab(server.url);
  storeSession(connection.session, 'admin', ['users', 'usersView', 'updateUser', 'roles']);
  const tab = fakeServicesOf(connection);
  const router = createMemoryRouter(
    [
      {
        element: (
          <ConsoleProviders>
            <Outlet />
          </ConsoleProviders>
        ),
        children: [
          { path: '/user/:id/edit', element: <EditScreen definition={usersResource} /> },
          { path: '/user/:id', element: <ShowScreen definition={usersResource} /> },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  render(
    <ThemeProvider theme={theme}>
      <AppServicesContext value={tab}>
        <NavigationContext value={router.navigate}>
          <RouterProvider router={router} />
        </NavigationContext>
      </AppServicesContext>
    </ThemeProvider>,
  );
}

const box = async (name: string) => screen.findByRole('textbox', { name }, { timeout: 20_000 });

test('a form shows a truncated list read-only with the reason, and saves other fields', async () => {
  open('/user/5/edit');
  const lastName = await box('Last name');
  const list = screen.getByRole('group', { name: 'Roles' });
  expect(list.getAttribute('aria-describedby')).toBe(within(list).getByText(/^Only the first 100/).id);
  expect(within(list).getByText('Role 100')).not.toBeNull();
  // The input for roles would be loaded together with the input for countries, so if it were there, it would be visible
  // now.
  await screen.findByRole('combobox', { name: /Country/ }, { timeout: 20_000 });
  expect(screen.queryByRole('combobox', { name: /Roles/ })).toBeNull();

  fireEvent.change(lastName, { target: { value: 'Zielińska' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => mutations().map(({ variables }) => variables))
    .toEqual([{ input: { id: '5', modified_at, profile: { update: { id: '7', last_name: 'Zielińska' } } } }]);
});

test('a form explains the mark of required fields before its first field', async () => {
  extensions = undefined;
  open('/user/5/edit');
  const first = await screen.findByRole('combobox', { name: /Roles/ }, { timeout: 20_000 });
  const hint = screen.getByText('Fields marked * are required.');
  expect(hint.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a form announces its problems, links to their fields, and describes each field by its problem', async () => {
  open('/user/5/edit');
  const email = await box('E-mail for messages');
  fireEvent.change(email, { target: { value: 'anna@' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const summary = within(await screen.findByRole('alert', {}, { timeout: 20_000 }));
  expect(summary.getByText('1 field needs your attention')).not.toBeNull();
  expect(email.getAttribute('aria-invalid')).toBe('true');
  const problem = document.getElementById(email.getAttribute('aria-describedby') ?? '');
  expect(problem?.textContent).toMatch(/e-mail/i);
  email.blur();
  fireEvent.click(summary.getByRole('button'));
  expect(document.activeElement).toBe(email);
  expect(mutations()).toEqual([]);
});

test('a form allows editing a complete list', async () => {
  extensions = undefined;
  open('/user/5/edit');
  expect(await screen.findByRole('combobox', { name: /Roles/ }, { timeout: 20_000 })).not.toBeNull();
  expect(screen.queryByText(/^Only the first/)).toBeNull();
});

test('a form does not overwrite a list that has grown meanwhile, and saves the rest', async () => {
  extensions = undefined;
  const { answer: response } = server;
  server.answer = async (operation) => {
    if (operation.method === 'users') return { value: { data: [{ ...person, roles: roles.slice(0, 2) }] } };
    if (operation.method !== 'updateUser' || mutations().length > 1) return response(operation);
    const current = { ...person, modified_at: '2026-11-21T11:00:00.000000Z' };
    return { message: 'Changed', extensions: { code: 1409, current, truncated: [['roles']] } };
  };
  open('/user/5/edit');
  fireEvent.change(await box('Last name'), { target: { value: 'Zielińska' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));

  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 20_000 }));
  const [, yours] = within(dialog.getByRole('radiogroup', { name: 'Roles' })).getAllByRole('radio');
  if (yours) fireEvent.click(yours);
  fireEvent.click(dialog.getByRole('button', { name: 'Save my choices' }));
  expect(await screen.findByText(/Only part of this list was loaded/, {}, { timeout: 20_000 })).not.toBeNull();
  expect(mutations()).toHaveLength(1);

  expect(screen.getByText(/^Only the first 100/)).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => mutations().at(1)?.variables)
    .toEqual({
      input: {
        id: '5',
        modified_at: '2026-11-21T11:00:00.000000Z',
        profile: { update: { id: '7', last_name: 'Zielińska' } },
      },
    });
});

test('a view shows that a list is truncated', async () => {
  open('/user/5');
  expect(await screen.findByText('Showing the first 100; there are more.', {}, { timeout: 20_000 })).not.toBeNull();
});

test('a view shows nothing for a complete list', async () => {
  extensions = undefined;
  open('/user/5');
  await screen.findByText('Role 100', {}, { timeout: 20_000 });
  expect(screen.queryByText(/there are more/)).toBeNull();
});
