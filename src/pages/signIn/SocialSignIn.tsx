import type { Session } from '../../../providers/auth/session';
import { secondFactorReason } from '../../../providers/auth/signIn';
import { signInWithSocialToken } from '../../../providers/auth/signInWithSocialToken';
import type { SocialToken } from '../../../providers/social/provider';
import { ConsoleTheme } from '../../theme/ConsoleTheme';
import { SocialButtons } from '../../ui/social/SocialButtons';
import { useAppServices } from '../../ui/appServices';

interface Props {
  /** Called with the session after the sign-in. */
  onSignedIn: (session: Session) => Promise<void>;
  /** Called with the provider's token if the account requires a code. */
  onCodeRequired: (token: SocialToken) => void;
}

/** Renders the buttons to sign in through an identity provider. */
export function SocialSignIn({ onSignedIn, onCodeRequired }: Props) {
  const { connection } = useAppServices();

  async function send(token: SocialToken) {
    try {
      await onSignedIn(await signInWithSocialToken(connection, token));
    } catch (error) {
      if (!secondFactorReason(error)) throw error;
      onCodeRequired(token);
    }
  }
  return (
    <ConsoleTheme>
      <SocialButtons send={send} />
    </ConsoleTheme>
  );
}
