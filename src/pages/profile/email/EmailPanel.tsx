import { useNotification } from '@refinedev/core';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignedInAccount } from '../../../fields/useAccount';
import { ProfilePanel } from '../ProfilePanel';
import { EmailChangeForm } from './EmailChangeForm';
import { PendingEmail } from './PendingEmail';
import { useEmailChange } from './useEmailChange';

/** Shows the address that the user signs in with, and the steps to change it. */
export function EmailPanel({ account }: { account: SignedInAccount }) {
  const { t } = useTranslation('profile');
  const { open: notify } = useNotification();
  const calls = useEmailChange(account.id);
  const [isEditing, setEditing] = useState(false);
  const pending = typeof account.pending_email === 'string' ? account.pending_email : undefined;
  const showSuccess = (message: string) => notify?.({ type: 'success', message });

  return (
    <ProfilePanel title={t('emailChange.title')} text={t('emailChange.text')}>
      <Box sx={{ display: 'grid', gap: 2, mt: 2, maxWidth: 440 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{account.email}</Typography>
        {pending !== undefined && (
          <PendingEmail
            email={pending}
            calls={calls}
            onConfirmed={() => showSuccess(t('emailChange.done', { email: pending }))}
            onResent={() => showSuccess(t('emailChange.resent', { email: pending }))}
          />
        )}
        {pending === undefined && !isEditing && (
          <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => setEditing(true)}>
            {t('emailChange.change')}
          </Button>
        )}
        {pending === undefined && isEditing && (
          <EmailChangeForm
            username={account.email}
            request={async (change) => {
              await calls.request(change);
              setEditing(false);
            }}
            onCancel={() => setEditing(false)}
          />
        )}
      </Box>
    </ProfilePanel>
  );
}
