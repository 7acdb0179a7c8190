import type { DataProvider } from '@refinedev/core';
import { documentFields, downloadDocument } from '../../ui/downloadDocument';

/** Fetches a document and saves it as a file on the user's device. */
export async function fetchDocument(
  provider: DataProvider,
  method: string,
  input: Readonly<Record<string, unknown>>,
): Promise<void> {
  const answer = await provider.custom?.({
    url: '',
    method: 'get',
    meta: { method, input, fields: [...documentFields] },
  });
  downloadDocument(answer?.data);
}
