import { registerByProvider } from '../../../providers/auth/register';
import { currentLanguage } from '../../../providers/i18n';
import { SocialButtons } from '../../ui/social/SocialButtons';
import { useAppServices } from '../../ui/appServices';

/** Registers by a provider instead of a password. */
export function ByProvider({ onDone }: { onDone: () => void }) {
  const { connection } = useAppServices();
  return (
    <SocialButtons send={async (token) => registerByProvider(connection, token, currentLanguage()).then(onDone)} />
  );
}
