// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadNamespaces, startI18n } from '../../../providers/i18n';
import { ResourcePage } from '../../../src/pages/ResourcePage';
import { AppServicesContext } from '../../../src/ui/appServices';
import { fakeServicesOf, openFakeTab, storeSession } from '../providers/tab';

// In these tests the user's permissions change while a page is open.

beforeAll(async () => {
  await startI18n();
  await loadNamespaces('app');
});

afterEach(cleanup);

/** Opens the form (`form`) or the view of a customer as a user who may call these methods. */
function open(form: boolean, methods: string[]) {
  const connection = openFakeTab('http://waybill.test/graphql');
  storeSession(connection.session, 'support', methods);
  const page = (
    <ResourcePage resource="customer" method="updateCustomer" isForm={form}>
      <input aria-label="E-mail" />
    </ResourcePage>
  );
  const router = createMemoryRouter([{ path: '/customer/:id/edit', element: page }], {
    initialEntries: ['/customer/1/edit'],
  });
  const tab = fakeServicesOf(connection);
  render(
    <AppServicesContext value={tab}>
      <RouterProvider router={router} />
    </AppServicesContext>,
  );
  return { session: connection.session, router };
}

const denied = () => screen.queryByRole('heading', { name: 'Access denied' });
const input = () => screen.queryByLabelText('E-mail');

test('keeps an open form when its permission is revoked', () => {
  const { session } = open(true, ['updateCustomer']);
  const typed = input();
  act(() => storeSession(session, 'support', ['customers']));
  expect(input()).toBe(typed);
  expect(denied()).toBeNull();
});

test('refuses the form of another record once the permission is revoked', async () => {
  const { session, router } = open(true, ['updateCustomer']);
  act(() => storeSession(session, 'support', ['customers']));
  await act(async () => router.navigate('/customer/2/edit'));
  expect(denied()).not.toBeNull();
});

test('refuses an open form when a user without the permission signs in', () => {
  const { session } = open(true, ['updateCustomer']);
  const mine = session.get();
  if (!mine) throw new Error('Nobody is signed in.');
  act(() => session.set({ ...mine, user: { ...mine.user, id: '2', permissions: [] } }));
  expect(denied()).not.toBeNull();
});

test('refuses an open page without a form when its permission is revoked', () => {
  const { session } = open(false, ['updateCustomer']);
  expect(input()).not.toBeNull();
  act(() => storeSession(session, 'support', ['customers']));
  expect(denied()).not.toBeNull();
});

test('refuses a form opened without the permission', () => {
  open(true, ['customers']);
  expect(denied()).not.toBeNull();
});
