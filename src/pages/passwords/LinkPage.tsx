import { useEffect, useState } from 'react';
import { LinkForm } from './LinkForm';
import { takeLinkToken } from './linkToken';
import { tokenExpiredAddress } from './tokenExpired';

/** What an invitation's link opens. */
export function LinkPage() {
  const [token] = useState(takeLinkToken);
  useEffect(() => {
    if (token === undefined) window.location.replace(tokenExpiredAddress('INVITATION'));
  }, [token]);
  return token === undefined ? null : <LinkForm token={token} purpose="INVITATION" />;
}
