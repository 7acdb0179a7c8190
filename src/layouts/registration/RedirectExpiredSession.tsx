import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { errorCode } from '../../../providers/errors';
import { signInAddress } from '../../routing/addresses';
import { useSession, useAppServices } from '../../ui/appServices';

/**
 * Redirects to the sign-in page when the session has expired. The sign-in page then returns to the current step.
 * Unlike the console, the registration shows no dialog first, because it stores everything that the user types.
 */
export function RedirectExpiredSession() {
  const { session, channel } = useAppServices().connection;
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
