import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import Share from '@mui/icons-material/ShareOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAllowed } from '../../../../providers/auth/methods';
import { useSession } from '../../../ui/tab';
import { useRequest } from '../useRequest';
import { useWaybill } from '../useWaybill';

const ShareDialog = lazy(() => import('./ShareDialog').then((module) => ({ default: module.ShareDialog })));

/** What else a request's menu offers: to share it, and its consignment note. `entries` are for the menu, `dialogs` beside it. */
export function useFurtherEntries(close: () => void) {
  const { t } = useTranslation('sharing');
  const { id, deleted } = useRequest();
  const session = useSession();
  const waybill = useWaybill({ id, deleted });
  const [sharing, setSharing] = useState(false);
  const entries = [
    !deleted && isAllowed(session, 'createSharedLink') && (
      <MenuItem
        key="share"
        onClick={() => {
          close();
          setSharing(true);
        }}
      >
        <ListItemIcon>
          <Share fontSize="small" />
        </ListItemIcon>
        {t('dialog.open')}
      </MenuItem>
    ),
    waybill.allowed && (
      <MenuItem
        key="waybill"
        onClick={() => {
          close();
          void waybill.download();
        }}
      >
        <ListItemIcon>
          <PictureAsPdf fontSize="small" />
        </ListItemIcon>
        {t('waybill')}
      </MenuItem>
    ),
  ].filter(Boolean);
  const dialogs = sharing && (
    <Suspense>
      <ShareDialog onClose={() => setSharing(false)} />
    </Suspense>
  );
  return { entries, dialogs };
}
