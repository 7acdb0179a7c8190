import IconButton from '@mui/material/IconButton';
import { type MouseEvent, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy } from '../../../providers/loadCode';
import { PersonAvatar } from '../../ui/PersonAvatar';
import { personNameOf } from '../../ui/personNameOf';
import { useSession } from '../../ui/appServices';

const AccountPanel = lazy(() => import('./AccountPanel').then((module) => ({ default: module.AccountPanel })));
const OwnAvatar = lazy(() => import('../../fields/OwnAvatar').then((module) => ({ default: module.OwnAvatar })));

/** Shows the user's avatar, which opens the account panel. The panel's code is loaded on first use. */
export function AccountMenu() {
  const { t } = useTranslation('app');
  const user = useSession()?.user;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!user) return null;
  const name = personNameOf(user);
  return (
    <>
      <IconButton
        aria-label={t('account.open', { name })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
      >
        <Suspense fallback={<PersonAvatar name={name} />}>
          <OwnAvatar />
        </Suspense>
      </IconButton>
      {anchor && (
        <Suspense fallback={null}>
          <AccountPanel anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
