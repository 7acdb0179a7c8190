import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '../../../providers/auth/session';
import { codeWanted } from '../../../providers/auth/signIn';
import { socialSignIn } from '../../../providers/auth/socialSignIn';
import type { SocialToken } from '../../../providers/social/provider';
import { FormAlert } from '../../ui/auth/FormAlert';
import { FormHeader } from '../../ui/auth/FormHeader';
import { SubmitButton } from '../../ui/auth/SubmitButton';
import { type SocialFailure, socialFailureOf, socialFailureText } from '../../ui/social/socialFailure';
import { useAppServices } from '../../ui/appServices';
import { useSingleFlight } from '../../ui/useSingleFlight';
import { CodeField, type CodeHandle } from './CodeField';

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
  const { connection } = useAppServices();
  const code = useRef<CodeHandle>(null);
  const [failure, setFailure] = useState<SocialFailure>();
  const { busy, runSingle } = useSingleFlight();
  const provider = t(`providers.${token.provider}`);

  async function send() {
    setFailure(undefined);
    const typed = code.current?.take();
    if (typed === undefined) return;
    try {
      await entered(await socialSignIn(connection, token, typed));
    } catch (error) {
      if (codeWanted(error)) code.current?.refuse();
      else setFailure(socialFailureOf(error));
    }
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void runSingle(send);
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      <FormHeader title={t('auth:title')}>{t('codeText', { provider })}</FormHeader>
      <FormAlert>{failure && socialFailureText(failure, t, provider)}</FormAlert>
      <CodeField ref={code} />
      <SubmitButton busy={busy} label={t('auth:submit')} busyLabel={t('auth:submitting')} />
      <Link component="button" type="button" onClick={leave} sx={{ justifySelf: 'start' }}>
        {t('other')}
      </Link>
    </Box>
  );
}
