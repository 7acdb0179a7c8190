import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { TokenPurpose } from '../../../providers/auth/passwordLinks';
import { signInFailureText } from '../../ui/auth/signInFailure';
import { FormAlert } from '../../ui/auth/FormAlert';
import { FormHeader } from '../../ui/auth/FormHeader';
import { SetPasswordForm } from './SetPasswordForm';
import { expiredLinkUrl } from './expiredLink';
import { usePasswordLink } from './usePasswordLink';

interface Props {
  token: string;
  /** Purpose to assume until the link is loaded. */
  purpose: TokenPurpose;
}

/** Checks a link from an e-mail and shows the form to set a password. Opening the link does not use it up. */
export function PasswordLinkForm({ token, purpose }: Props) {
  const { t } = useTranslation('password');
  const { link, failure, retry } = usePasswordLink(token);

  useEffect(() => {
    if (link === null) window.location.replace(expiredLinkUrl(purpose));
  }, [link, purpose]);

  if (link) return <SetPasswordForm token={token} link={link} />;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }} aria-busy={failure === undefined}>
      <FormHeader title={t(`link.${purpose}.title`)} />
      <FormAlert severity={failure?.reason === 'network' ? 'warning' : 'error'}>
        {failure && signInFailureText(failure, t, 'link.unread')}
      </FormAlert>
      {failure ? (
        <Button variant="outlined" size="large" onClick={retry} sx={{ justifySelf: 'start' }}>
          {t('retry')}
        </Button>
      ) : (
        ['username', 'password', 'submit'].map((part) => <Skeleton key={part} variant="rounded" height={44} />)
      )}
    </Box>
  );
}
