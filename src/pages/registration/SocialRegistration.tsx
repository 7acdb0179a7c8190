import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { registerByProvider } from '../../../providers/auth/register';
import type { Session } from '../../../providers/auth/session';
import { currentLanguage } from '../../../providers/i18n';
import { LinkedText } from '../../ui/LinkedText';
import { SocialButtons } from '../../ui/social/SocialButtons';
import { useAppServices } from '../../ui/appServices';
import { termsLinks } from './termsLinks';

/** Shows buttons to register through an identity provider instead of with a password. */
export function SocialRegistration({ onDone }: { onDone: (session: Session) => void }) {
  const { t } = useTranslation('registration');
  const { connection } = useAppServices();
  return (
    <>
      <SocialButtons send={async (token) => registerByProvider(connection, token, currentLanguage()).then(onDone)} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <LinkedText text={t('account.termsBySocial')} links={termsLinks} />
      </Typography>
    </>
  );
}
