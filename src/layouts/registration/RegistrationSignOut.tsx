import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../ui/appServices';
import { useSignOut } from '../../ui/useSignOut';

const outlinedOnDark = {
  flexShrink: 0,
  color: '#ffffff',
  borderColor: 'rgba(255, 255, 255, 0.6)',
  '&:hover': { borderColor: '#ffffff', bgcolor: 'rgba(255, 255, 255, 0.1)' },
  '&.Mui-focusVisible': { outlineColor: '#ffffff' },
} as const;

/** Shows a link to sign in or, with a session, a button to sign out. */
export function RegistrationSignOut() {
  const { t } = useTranslation('registration');
  const { signOut } = useSignOut();
  const email = useSession()?.user.email;

  if (email === undefined) {
    return (
      <Button href="/auth" variant="outlined" sx={outlinedOnDark}>
        {t('signIn')}
      </Button>
    );
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Typography variant="body2" noWrap sx={{ display: { xs: 'none', sm: 'block' } }}>
        {email}
      </Typography>
      <Button variant="outlined" sx={outlinedOnDark} onClick={() => void signOut()}>
        {t('app:account.signOut')}
      </Button>
    </Box>
  );
}
