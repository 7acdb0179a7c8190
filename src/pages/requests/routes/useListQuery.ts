import { type DataProvider, useDataProvider } from '@refinedev/core';
import { useCallback } from 'react';

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Calls a query that returns a plain list instead of a page. The caller checks the items. */
async function queryList(
  provider: DataProvider,
  method: string,
  input: object,
  fields: readonly string[],
): Promise<readonly unknown[]> {
  const answer = await provider.custom?.({ url: '', method: 'get', meta: { method, input, fields: [...fields] } });
  const value: unknown = answer?.data.value;
  if (!isList(value)) throw new Error(`${method} answered no list.`);
  return value;
}

/** Returns a function that calls queries that return a plain list. */
export function useListQuery() {
  const provider = useDataProvider()();
  return useCallback(
    (method: string, input: object, fields: readonly string[]) => queryList(provider, method, input, fields),
    [provider],
  );
}
