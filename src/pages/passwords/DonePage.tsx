import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { FormHeader } from '../../ui/auth/FormHeader';
import { useSession } from '../../ui/appServices';

/** Says that something is done; the one thing left to do is to go on, or to sign in. */
export function DonePage({ title, text }: { title: string; text: string }) {
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
