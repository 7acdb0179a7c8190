import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { FormHeader } from '../../ui/auth/FormHeader';
import { useSession } from '../../ui/appServices';

/** Shows a confirmation with a button to continue or, without a session, to sign in. */
export function ConfirmationPage({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('password');
  const session = useSession();
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <FormHeader title={title}>{text}</FormHeader>
      <Button variant="contained" size="large" href={session ? '/' : '/auth'}>
        {t(session ? 'goOn' : 'auth:submit')}
      </Button>
    </Box>
  );
}
