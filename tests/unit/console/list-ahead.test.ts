import { setTimeout as pause } from 'node:timers/promises';
import type { DataProvider } from '@refinedev/core';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { vehiclesResource } from '../../../resources/vehicles';
import { fetchListAhead, listKeyOf } from '../../../src/screens/list/listRequest';
import { listQueryOf } from '../../../src/screens/list/query';
import { defaultListState } from '../../../src/screens/list/state';

const days = { timeZone: 'UTC', today: '2026-11-24', firstWeekday: 1 };
const listQuery = listQueryOf(defaultListState(vehiclesResource), vehiclesResource, days);
const queryKey = listKeyOf(vehiclesResource, listQuery);

/** Starts to fetch a list ahead from a server that has not answered. */
function startFetching(queries: QueryClient) {
  let answer = () => {};
  const getList: DataProvider['getList'] = () =>
    new Promise((resolve) => {
      answer = () => resolve({ data: [], total: 0 });
    });
  const ready = fetchListAhead({ queries, provider: { getList } }, vehiclesResource, listQuery);
  return { ready, answer: () => answer() };
}

describe('fetching a list ahead', () => {
  test('is ready at once when the cache has outdated rows', async () => {
    const queries = new QueryClient();
    queries.setQueryData(queryKey, { data: [], total: 0 }, { updatedAt: 0 });
    await startFetching(queries).ready;
    expect(queries.getQueryState(queryKey)?.fetchStatus).toBe('fetching');
  });

  test('is ready with the answer when the list was never shown', async () => {
    const queries = new QueryClient();
    const list = startFetching(queries);
    expect(await Promise.race([list.ready, pause(20, 'still waiting')])).toBe('still waiting');
    list.answer();
    await list.ready;
    expect(queries.getQueryData(queryKey)).toEqual({ data: [], total: 0 });
  });
});
