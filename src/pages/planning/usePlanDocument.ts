import { useDataProvider, useNotification } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMethodAllowed } from '../../../providers/auth/allowedMethods';
import { operationFailureText } from '../../screens/record/failure';
import { useSession } from '../../ui/appServices';
import { documentFields, downloadDocument } from '../../ui/downloadDocument';
import type { BoardState } from './boardUrl';

/** Which plan is downloaded. */
interface PlanRequest {
  rows: BoardState['rows'];
  first: string;
  days: number;
  /** Ids of the rows that the filters leave; undefined without a filter. */
  rowIds: readonly string[] | undefined;
}

/** Returns a function that downloads the plan of days as a PDF; undefined if the user may not. */
export function usePlanDocument(): { download: ((request: PlanRequest) => Promise<void>) | undefined; busy: boolean } {
  const { t } = useTranslation(['planning', 'app']);
  const { custom } = useDataProvider()();
  const { open: notify } = useNotification();
  const [busy, setBusy] = useState(false);
  const isAllowed = isMethodAllowed(useSession(), 'planDocument');
  const download = async ({ rows, first, days, rowIds }: PlanRequest) => {
    setBusy(true);
    const input = {
      rows: rows === 'drivers' ? 'DRIVERS' : 'VEHICLES',
      first_day: first,
      days,
      ...(rowIds && { row_ids: rowIds }),
    };
    const meta = { method: 'planDocument', input: { input }, fields: documentFields };
    try {
      const answer = await custom?.({ url: '', method: 'get', meta });
      downloadDocument(answer?.data);
    } catch (error) {
      notify?.({ type: 'error', message: operationFailureText(error, { t, of: () => '' }) });
    } finally {
      setBusy(false);
    }
  };
  return { download: isAllowed ? download : undefined, busy };
}
