import Notifications from '@mui/icons-material/NotificationsNoneOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMethodAllowed } from '../../../../providers/auth/allowedMethods';
import { lazy } from '../../../../providers/loadCode';
import { useSession } from '../../../ui/appServices';
import { useUnread } from './useInbox';
import { useTone } from './useTone';

const loadPanel = () => import('./InboxPanel').then((module) => ({ default: module.InboxPanel }));
const InboxPanel = lazy(loadPanel);

/** Shows the bell with the number of unread entries, which opens the inbox. */
export function InboxMenu() {
  const session = useSession();
  return session && isMethodAllowed(session, 'inboxEntries') ? <Bell key={session.user.id} /> : null;
}

function Bell() {
  const { t } = useTranslation('inbox');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const unread = useUnread();
  useTone(unread?.entries);
  const count = unread?.count ?? 0;
  return (
    <>
      <IconButton
        aria-label={t('open', { count })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={() => void loadPanel()}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {count > 0 ? (
          // The name of the button says the number already. A badge of 0 would keep the last number in the document.
          <Badge
            badgeContent={count}
            max={Number.MAX_SAFE_INTEGER}
            color="primary"
            overlap="circular"
            slotProps={{ badge: { 'aria-hidden': true } }}
          >
            <Notifications />
          </Badge>
        ) : (
          <Notifications />
        )}
      </IconButton>
      {anchor && (
        <Suspense fallback={null}>
          <InboxPanel anchor={anchor} unreadCount={count} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
