import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import Share from '@mui/icons-material/ShareOutlined';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy } from '../../../../providers/loadCode';
import { hasMethodPermission } from '../../../../providers/auth/methods';
import type { MenuEntry } from '../../../ui/MoreMenu';
import { useSession } from '../../../ui/appServices';
import { useRequest } from '../useRequest';
import { useWaybillPrint } from '../useWaybillPrint';

const ShareDialog = lazy(() => import('./ShareDialog').then((module) => ({ default: module.ShareDialog })));

/** Returns the menu entries to share a request and to download its consignment note, and the dialogs that they open. */
export function useSharingMenuEntries() {
  const { t } = useTranslation('sharing');
  const { deleted } = useRequest();
  const session = useSession();
  const waybill = useWaybillPrint();
  const [sharing, setSharing] = useState(false);
  const entries: (MenuEntry | false)[] = [
    !deleted &&
      hasMethodPermission(session, 'createSharedLink') && {
        label: t('dialog.open'),
        icon: Share,
        onSelect: () => setSharing(true),
      },
    waybill.allowed && { label: t('waybill'), icon: PictureAsPdf, onSelect: waybill.print },
  ];
  const dialogs = (
    <>
      {waybill.dialog}
      {sharing && (
        <Suspense>
          <ShareDialog onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </>
  );
  return { entries, dialogs };
}
