import Button from '@mui/material/Button';
import { useDataProvider } from '@refinedev/core';
import { useState } from 'react';
import { isMethodAllowed } from '../../../../providers/auth/allowedMethods';
import { showNotification } from '../../../../providers/notification';
import { useSession } from '../../../ui/appServices';
import { documentFields, downloadDocument } from '../../../ui/downloadDocument';
import { operationFailureText } from '../../record/failure';
import type { Words } from '../../words';
import type { LoadedList } from '../useList';

interface Props {
  /** The query that returns the papers of records as one PDF. */
  method: string;
  words: Words;
  list: LoadedList;
  /** Ids of the selected records; absent: all of the list are selected. */
  ids: readonly string[] | undefined;
}

/** Most records whose papers are printed at once. */
const maxPrinted = 100;

/** Renders the button that downloads the papers of the selected records, to print them. */
export function PrintSelected({ method, words, list, ids }: Props) {
  const { t, of } = words;
  const session = useSession();
  const { custom } = useDataProvider()();
  const [isBusy, setIsBusy] = useState(false);
  if (!session || !isMethodAllowed(session, method)) return null;

  const findIds = async () => {
    if (ids) return ids.length > maxPrinted ? undefined : ids;
    const { rows, hasMorePages } = await list.fetchIds(1, maxPrinted);
    return hasMorePages ? undefined : rows.map(({ id }) => id);
  };
  const print = async () => {
    setIsBusy(true);
    try {
      const printed = await findIds();
      if (!printed) return showNotification('error', t('app:serverError.print_limit', { max: maxPrinted }));
      const meta = { method, input: { ids: printed }, fields: documentFields };
      const answer = await custom?.({ url: '', method: 'get', meta });
      downloadDocument(answer?.data);
    } catch (error) {
      showNotification('error', operationFailureText(error, words));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button size="small" variant="outlined" loading={isBusy} onClick={() => void print()}>
      {of('print')}
    </Button>
  );
}
