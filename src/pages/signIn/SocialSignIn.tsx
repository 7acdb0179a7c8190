import type { Session } from '../../../providers/auth/session';
import { codeWanted } from '../../../providers/auth/signIn';
import { socialSignIn } from '../../../providers/auth/socialSignIn';
import type { SocialToken } from '../../../providers/social/provider';
import { SocialButtons } from '../../ui/social/SocialButtons';
import { useTab } from '../../ui/tab';
import { SocialCodeForm } from './SocialCodeForm';

interface Props {
  /** Goes on with who has signed in. */
  entered: (session: Session) => Promise<void>;
  /** What was handed over by whoever needs a code of the second factor besides. */
  awaitingCode: SocialToken | undefined;
  onAwaitingCode: (token: SocialToken | undefined) => void;
}

/** Sign-in by a provider and, where the server asks for one, the code of a second factor. */
export function SocialSignIn({ entered, awaitingCode, onAwaitingCode }: Props) {
  const { connection } = useTab();

  async function send(token: SocialToken) {
    try {
      await entered(await socialSignIn(connection, token));
    } catch (error) {
      if (!codeWanted(error)) throw error;
      onAwaitingCode(token);
    }
  }

  if (!awaitingCode) return <SocialButtons send={send} />;
  return <SocialCodeForm token={awaitingCode} entered={entered} leave={() => onAwaitingCode(undefined)} />;
}
