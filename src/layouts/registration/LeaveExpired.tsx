import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { errorCode } from '../../../providers/errors';
import { signInAddress } from '../../routing/addresses';
import { useSession, useTab } from '../../ui/tab';

/**
 * Leads whose session is over to sign in again, and back to the step that they were at. Without the dialog of the
 * console: registration stands among the pages of coming in, and keeps what is typed by itself.
 */
export function LeaveExpired() {
  const { session, channel } = useTab().connection;
  const expired = useSession()?.authError?.code === errorCode.expired;
  const { pathname } = useLocation();
  useEffect(() => {
    if (!expired) return;
    session.clear();
    channel.announce('logOut');
    window.location.assign(signInAddress(pathname));
  }, [expired, session, channel, pathname]);
  return null;
}
