import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import Share from '@mui/icons-material/ShareOutlined';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAllowed } from '../../../../providers/auth/methods';
import type { MenuEntry } from '../../../ui/MoreMenu';
import { useSession } from '../../../ui/appServices';
import { useRequest } from '../useRequest';
import { useWaybill } from '../useWaybill';

const ShareDialog = lazy(() => import('./ShareDialog').then((module) => ({ default: module.ShareDialog })));

/** What else a request's menu offers: to share it, and its consignment note. `entries` are for the menu, `dialogs` beside it. */
export function useFurtherEntries() {
  const { t } = useTranslation('sharing');
  const { id, deleted } = useRequest();
  const session = useSession();
  const waybill = useWaybill({ id, deleted });
  const [sharing, setSharing] = useState(false);
  const entries: (MenuEntry | false)[] = [
    !deleted &&
      isAllowed(session, 'createSharedLink') && {
        label: t('dialog.open'),
        icon: Share,
        onSelect: () => setSharing(true),
      },
    waybill.allowed && { label: t('waybill'), icon: PictureAsPdf, onSelect: () => void waybill.download() },
  ];
  const dialogs = sharing && (
    <Suspense>
      <ShareDialog onClose={() => setSharing(false)} />
    </Suspense>
  );
  return { entries, dialogs };
}
