import { useEffect, useState } from 'react';
import { PasswordLinkForm } from './PasswordLinkForm';
import { takeLinkToken } from './linkToken';
import { expiredLinkUrl } from './expiredLink';

/** Shows the page that an invitation's link opens. */
export function InvitationPage() {
  const [token] = useState(takeLinkToken);
  useEffect(() => {
    if (token === undefined) window.location.replace(expiredLinkUrl('INVITATION'));
  }, [token]);
  return token === undefined ? null : <PasswordLinkForm token={token} purpose="INVITATION" />;
}
