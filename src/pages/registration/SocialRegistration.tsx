import Typography from '@mui/material/Typography';
import { registerByProvider } from '../../../providers/auth/register';
import type { Session } from '../../../providers/auth/session';
import { currentLanguage } from '../../../providers/i18n';
import { SocialButtons } from '../../ui/social/SocialButtons';
import { useAppServices } from '../../ui/appServices';
import { TermsText } from './TermsText';

/** Shows buttons to register through an identity provider instead of with a password. */
export function SocialRegistration({ onDone }: { onDone: (session: Session) => void }) {
  const { connection } = useAppServices();
  return (
    <>
      <SocialButtons send={async (token) => registerByProvider(connection, token, currentLanguage()).then(onDone)} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <TermsText name="account.termsBySocial" />
      </Typography>
    </>
  );
}
