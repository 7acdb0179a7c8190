import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '../../../providers/auth/session';
import { socialSignIn } from '../../../providers/auth/socialSignIn';
import { askProvider } from '../../../providers/social';
import type { SocialToken } from '../../../providers/social/provider';
import { FormAlert } from '../../ui/entrance/FormAlert';
import { FormHead } from '../../ui/entrance/FormHead';
import { SubmitButton } from '../../ui/entrance/SubmitButton';
import { type SocialFailure, socialFailureOf } from '../../ui/social/failure';
import { useTab } from '../../ui/tab';
import { useOnce } from '../../ui/useOnce';
import { CodeField } from './CodeField';
import { useCode } from './useCode';

interface Props {
  token: SocialToken;
  /** Goes on with who has signed in. */
  entered: (session: Session) => Promise<void>;
  /** Goes back to the other ways in. */
  leave: () => void;
}

/** Asks whom a provider vouches for, and whose account has a second factor, for its code. */
export function SocialCodeForm({ token, entered, leave }: Props) {
  const { t } = useTranslation(['social', 'auth']);
  const { connection, social } = useTab();
  const code = useCode();
  const [failure, setFailure] = useState<SocialFailure>();
  const { busy, once } = useOnce();
  const provider = t(`providers.${token.provider}`);

  /** An authorization code is used up by the sign-in that asked for this code: the provider gives another one. */
  async function freshToken(): Promise<SocialToken> {
    const setting = social.find((one) => one.provider === token.provider);
    return token.kind === 'CODE' && setting ? askProvider(setting) : token;
  }

  async function send() {
    setFailure(undefined);
    if (!code.check()) return;
    try {
      await entered(await socialSignIn(connection, await freshToken(), code.value.trim()));
    } catch (error) {
      if (!code.heed(error)) setFailure(socialFailureOf(error));
    }
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void once(send);
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      <FormHead title={t('auth:title')}>{t('codeText', { provider })}</FormHead>
      <FormAlert>{failure && t(`failures.${failure}`, { provider })}</FormAlert>
      <CodeField entry={code} />
      <SubmitButton busy={busy} label={t('auth:submit')} busyLabel={t('auth:submitting')} />
      <Link component="button" type="button" onClick={leave} sx={{ justifySelf: 'start' }}>
        {t('other')}
      </Link>
    </Box>
  );
}
