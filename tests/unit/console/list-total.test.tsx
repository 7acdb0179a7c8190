// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import type { LiveEvent } from '@refinedev/core';
import { cleanup, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../../../providers/i18n';
import { vehiclesResource } from '../../../resources/vehicles';
import { ConsoleProviders } from '../../../src/app/ConsoleProviders';
import { consoleDataOf } from '../../../src/app/consoleData';
import { defaultListState, type ListState } from '../../../src/screens/list/state';
import { useList } from '../../../src/screens/list/useList';
import { theme } from '../../../src/theme/theme';
import { AppServicesContext } from '../../../src/ui/appServices';
import {
  type FakeGraphqlServer,
  type ReceivedOperation,
  startFakeGraphqlServer,
} from '../providers/fake-graphql-server';
import { fakeServicesOf, openFakeTab, storeSession } from '../providers/tab';

// A list of 60 vehicles, 30 of which match a search.

let server: FakeGraphqlServer;
/** Lets the server answer the counts that it holds back. */
let releaseCounts = () => {};

const isCount = ({ variables }: ReceivedOperation) => variables.first === 0;
const countOf = ({ variables }: ReceivedOperation) => (variables.where === undefined ? 60 : 30);
const counts = () => server.operations().filter(isCount).length;

beforeAll(async () => {
  await startI18n();
  server = await startFakeGraphqlServer();
});

beforeEach(() => {
  server.posts.length = 0;
  const released = new Promise<void>((resolve) => {
    releaseCounts = resolve;
  });
  server.answer = async (operation) => {
    const total = countOf(operation);
    if (isCount(operation)) {
      await released;
      return { value: { paginatorInfo: { total, limitedTotal: total, exceedsLimitedTotal: false } } };
    }
    const page = Number(operation.variables.page);
    const before = (page - 1) * 25;
    const data = Array.from({ length: Math.min(25, total - before) }, (_, index) => ({ id: String(before + index) }));
    return { value: { data, paginatorInfo: { hasMorePages: before + 25 < total } } };
  };
});

afterEach(cleanup);
afterAll(async () => server.close());

let change: (patch: Partial<ListState>) => void = () => {};

function List() {
  const [state, setState] = useState(defaultListState(vehiclesResource));
  useEffect(() => {
    change = (patch) => setState((before) => ({ ...before, ...patch }));
  }, []);
  const { rows, total, hasMorePages } = useList(vehiclesResource, state);
  return <output aria-label="List">{`${rows[0]?.id}+${rows.length} of ${total?.count}, more: ${hasMorePages}`}</output>;
}

/** Opens the list, and returns a function that delivers a change by another user to it. */
function open(): (ids: string[]) => void {
  const connection = openFakeTab(server.url);
  storeSession(connection.session, 'admin', ['vehiclesView']);
  const tab = fakeServicesOf(connection);
  let deliver: (event: LiveEvent) => void = () => {};
  Object.assign(consoleDataOf(tab).providers.liveProvider ?? {}, {
    subscribe: ({ callback }: { callback: (event: LiveEvent) => void }) => {
      deliver = callback;
    },
    unsubscribe: () => {},
  });
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <ConsoleProviders>
          <List />
        </ConsoleProviders>
      ),
    },
  ]);
  render(
    <ThemeProvider theme={theme}>
      <AppServicesContext value={tab}>
        <RouterProvider router={router} />
      </AppServicesContext>
    </ThemeProvider>,
  );
  return (ids) => deliver({ channel: 'resources/vehicles', type: 'updated', payload: { ids }, date: new Date() });
}

const shown = () => screen.queryByLabelText('List')?.textContent;

test('shows rows and the next page before their total is counted', async () => {
  open();
  await expect.poll(shown).toBe('0+25 of undefined, more: true');
  expect(server.posts.map(({ operations }) => operations.map(isCount))).toEqual([[false], [true]]);
  releaseCounts();
  await expect.poll(shown).toBe('0+25 of 60, more: true');
});

test('knows the total of a list that ends on its page without the count', async () => {
  open();
  change({ search: 'few', page: 2 });
  await expect.poll(shown).toBe('25+5 of 30, more: false');
  expect(counts()).toBe(2);
});

test('counts again for other filters only, not for pages, orders and columns', async () => {
  open();
  releaseCounts();
  await expect.poll(shown).toBe('0+25 of 60, more: true');
  change({ page: 2 });
  await expect.poll(shown).toBe('25+25 of 60, more: true');
  change({ sort: [{ field: 'year', direction: 'DESC' }], columns: ['license'] });
  await expect.poll(() => server.operations().filter((one) => !isCount(one)).length).toBe(3);
  expect(counts()).toBe(1);
  change({ search: 'few', page: 1 });
  await expect.poll(shown).toBe('0+25 of 30, more: true');
  expect(counts()).toBe(2);
});

test('keeps the total beside the rows that stay visible while others load', async () => {
  open();
  releaseCounts();
  await expect.poll(shown).toBe('0+25 of 60, more: true');
  const { answer } = server;
  let releaseRows = () => {};
  const released = new Promise<void>((resolve) => {
    releaseRows = resolve;
  });
  server.answer = async (operation) => {
    await (isCount(operation) ? new Promise(() => {}) : released);
    return answer(operation);
  };
  change({ search: 'few' });
  await expect.poll(() => server.posts.length).toBe(4);
  expect(shown()).toBe('0+25 of 60, more: undefined');
  releaseRows();
  await expect.poll(shown).toBe('0+25 of undefined, more: true');
});

test('counts once for several changes by others', async () => {
  const deliver = open();
  releaseCounts();
  await expect.poll(shown).toBe('0+25 of 60, more: true');
  for (const id of ['1', '2', '3']) deliver([id]);
  await expect.poll(counts).toBe(2);
  expect(counts()).toBe(2);
});
