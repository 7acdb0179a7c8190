import { useState } from 'react';
import { AskForLink } from './AskForLink';
import { LinkForm } from './LinkForm';
import { takeLinkToken } from './linkToken';

/** For who has forgotten their password: asks for a mail and, opened by its link, for a new password. */
export function RestorePage() {
  const [token] = useState(takeLinkToken);
  return token === undefined ? <AskForLink /> : <LinkForm token={token} purpose="RESTORE" />;
}
