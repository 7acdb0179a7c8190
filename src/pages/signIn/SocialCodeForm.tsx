import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '../../../providers/auth/session';
import { secondFactorReason } from '../../../providers/auth/signIn';
import { signInWithSocialToken } from '../../../providers/auth/signInWithSocialToken';
import type { SocialToken } from '../../../providers/social/provider';
import { AuthForm } from '../../ui/auth/AuthForm';
import { FormAlert } from '../../ui/auth/FormAlert';
import { FormHeader } from '../../ui/auth/FormHeader';
import { SubmitButton } from '../../ui/auth/SubmitButton';
import { LinkButton } from '../../ui/html/TextLink';
import { type SocialFailure, socialFailureOf, socialFailureText } from '../../ui/social/socialFailure';
import { useAppServices } from '../../ui/appServices';
import { useSingleFlight } from '../../ui/useSingleFlight';
import { CodeField, type CodeFieldHandle } from './CodeField';

interface Props {
  token: SocialToken;
  /** Called with the session after the sign-in. */
  onSignedIn: (session: Session) => Promise<void>;
  /** Called to go back to the other ways to sign in. */
  onBack: () => void;
}

/** Asks for a code of the second factor after a sign-in by a provider. */
export function SocialCodeForm({ token, onSignedIn, onBack }: Props) {
  const { t } = useTranslation(['social', 'auth']);
  const { connection } = useAppServices();
  const code = useRef<CodeFieldHandle>(null);
  const [failure, setFailure] = useState<SocialFailure>();
  const { busy, runSingle } = useSingleFlight();
  const provider = t(`providers.${token.provider}`);

  async function send() {
    setFailure(undefined);
    const enteredCode = code.current?.readCode();
    if (enteredCode === undefined) return;
    try {
      await onSignedIn(await signInWithSocialToken(connection, token, enteredCode));
    } catch (error) {
      if (secondFactorReason(error)) code.current?.showWrongCode();
      else setFailure(socialFailureOf(error));
    }
  }

  return (
    <AuthForm onSubmit={() => void runSingle(send)}>
      <FormHeader title={t('auth:title')}>{t('codeText', { provider })}</FormHeader>
      <FormAlert>{failure && socialFailureText(failure, t, provider)}</FormAlert>
      <CodeField ref={code} />
      <SubmitButton busy={busy} label={t('auth:submit')} busyLabel={t('auth:submitting')} />
      <LinkButton onClick={onBack}>{t('other')}</LinkButton>
    </AuthForm>
  );
}
