import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { TokenPurpose } from '../../../resources/contract.generated';
import { signInFailureText } from '../../ui/auth/signInFailure';
import { FormAlert } from '../../ui/auth/FormAlert';
import { FormHeader } from '../../ui/auth/FormHeader';
import { ChoosePassword } from './ChoosePassword';
import { tokenExpiredAddress } from './tokenExpired';
import { useLink } from './useLink';

interface Props {
  token: string;
  /** What the page is for: the link itself says what it is for, once it is known. */
  purpose: TokenPurpose;
}

/** Looks at a mail's link and, when it works, lets its owner choose a password. Opening it uses nothing up. */
export function LinkForm({ token, purpose }: Props) {
  const { t } = useTranslation('password');
  const { link, failure, retry } = useLink(token);

  useEffect(() => {
    if (link === null) window.location.replace(tokenExpiredAddress(purpose));
  }, [link, purpose]);

  if (link) return <ChoosePassword token={token} link={link} />;
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
