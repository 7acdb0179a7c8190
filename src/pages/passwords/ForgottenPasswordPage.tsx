import { useState } from 'react';
import { RequestPasswordLink } from './RequestPasswordLink';
import { PasswordLinkForm } from './PasswordLinkForm';
import { takeLinkToken } from './linkToken';

/** Shows the form for a forgotten password: it requests a link or, opened by that link, sets a new password. */
export function ForgottenPasswordPage() {
  const [token] = useState(takeLinkToken);
  return token === undefined ? <RequestPasswordLink /> : <PasswordLinkForm token={token} purpose="RESTORE" />;
}
