import { registerByProvider } from '../../../providers/auth/register';
import { currentLanguage } from '../../../providers/i18n';
import { SocialButtons } from '../../ui/social/SocialButtons';
import { useAppServices } from '../../ui/appServices';

/** Shows buttons to register through an identity provider instead of with a password. */
export function SocialRegistration({ onDone }: { onDone: () => void }) {
  const { connection } = useAppServices();
  return (
    <SocialButtons send={async (token) => registerByProvider(connection, token, currentLanguage()).then(onDone)} />
  );
}
