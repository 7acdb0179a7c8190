import { Suspense, useState } from 'react';
import { lazy } from '../../../providers/loadCode';
import { stringListAt, useRequest } from './useRequest';
import { useWaybillDownload } from './useWaybillDownload';

const WaybillDetailsDialog = lazy(() =>
  import('./WaybillDetailsDialog').then((module) => ({ default: module.WaybillDetailsDialog })),
);

/**
 * Downloads the consignment note of the current request. When the note lacks details that the user may enter,
 * `dialog` asks for them first.
 */
export function useWaybillPrint() {
  const { id, deleted, editable, record } = useRequest();
  const { allowed, busy, download } = useWaybillDownload({ id, deleted });
  const [isAsking, setIsAsking] = useState(false);
  const lacks = editable ? stringListAt(record, 'waybill_lacks') : [];
  const print = () => (lacks.length > 0 ? setIsAsking(true) : void download());
  const dialog = isAsking && (
    <Suspense>
      <WaybillDetailsDialog
        lacks={lacks}
        onClose={() => setIsAsking(false)}
        onPrint={() => {
          setIsAsking(false);
          void download();
        }}
      />
    </Suspense>
  );
  return { allowed, busy, print, dialog };
}
