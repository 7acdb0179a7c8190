import { type DataProvider, useDataProvider } from '@refinedev/core';
import { useCallback } from 'react';

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Asks a query that answers a few records that are no page. The contract's word is taken for what each of them holds. */
async function askFor(
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

/** Asks such queries. */
export function useAsk() {
  const provider = useDataProvider()();
  return useCallback(
    (method: string, input: object, fields: readonly string[]) => askFor(provider, method, input, fields),
    [provider],
  );
}
