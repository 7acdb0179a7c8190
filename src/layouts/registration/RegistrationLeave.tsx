import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { signOut } from '../../../providers/auth/signOut';
import { useSession, useTab } from '../../ui/tab';

const onDark = {
  flexShrink: 0,
  color: '#ffffff',
  borderColor: 'rgba(255, 255, 255, 0.6)',
  '&:hover': { borderColor: '#ffffff', bgcolor: 'rgba(255, 255, 255, 0.1)' },
  '&.Mui-focusVisible': { outlineColor: '#ffffff' },
} as const;

/** The way out of registration: to sign in, or for whoever is signed in to sign out. */
export function RegistrationLeave() {
  const { t } = useTranslation('registration');
  const { connection, refresher } = useTab();
  const email = useSession()?.user.email;

  async function leave() {
    await signOut(connection, refresher);
    // Loaded anew, so that nothing of this person stays in memory.
    window.location.assign('/auth');
  }

  if (email === undefined) {
    return (
      <Button href="/auth" variant="outlined" sx={onDark}>
        {t('signIn')}
      </Button>
    );
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Typography variant="body2" noWrap sx={{ display: { xs: 'none', sm: 'block' } }}>
        {email}
      </Typography>
      <Button variant="outlined" sx={onDark} onClick={() => void leave()}>
        {t('app:account.signOut')}
      </Button>
    </Box>
  );
}
