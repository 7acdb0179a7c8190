import type { Session } from '../../../providers/auth/session';
import { codeWanted } from '../../../providers/auth/signIn';
import { socialSignIn } from '../../../providers/auth/socialSignIn';
import type { SocialToken } from '../../../providers/social/provider';
import { SocialButtons } from '../../ui/social/SocialButtons';
import { useAppServices } from '../../ui/appServices';

interface Props {
  /** Goes on with who has signed in. */
  entered: (session: Session) => Promise<void>;
  /** Goes on with what was handed over by somebody whose account has a second factor. */
  onCodeWanted: (token: SocialToken) => void;
}

/** Sign-in by a provider. */
export function SocialSignIn({ entered, onCodeWanted }: Props) {
  const { connection } = useAppServices();

  async function send(token: SocialToken) {
    try {
      await entered(await socialSignIn(connection, token));
    } catch (error) {
      if (!codeWanted(error)) throw error;
      onCodeWanted(token);
    }
  }
  return <SocialButtons send={send} />;
}
