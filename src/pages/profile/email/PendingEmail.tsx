import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../ui/auth/FormAlert';
import { errorText } from '../../../ui/errorText';
import { useSingleFlight } from '../../../ui/useSingleFlight';
import { CodeForm } from '../security/CodeForm';
import type { EmailChangeCalls } from './useEmailChange';

interface Props {
  /** The new address. */
  email: string;
  calls: EmailChangeCalls;
  onConfirmed: () => void;
  onResent: () => void;
}

/** Asks for the code that a new address got. The change can be canceled, and the code sent again. */
export function PendingEmail({ email, calls, onConfirmed, onResent }: Props) {
  const { t } = useTranslation(['profile', 'app']);
  const [failure, setFailure] = useState<string>();
  const { busy, runSingle } = useSingleFlight();

  const run = (work: () => Promise<void>) =>
    void runSingle(async () => {
      setFailure(undefined);
      try {
        await work();
      } catch (error) {
        setFailure(errorText(error, t));
      }
    });

  return (
    <>
      <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
        {t('emailChange.pending', { email })}
      </Alert>
      <FormAlert>{failure}</FormAlert>
      <CodeForm
        autoFocus
        label={t('emailChange.code')}
        help={t('emailChange.codeHelp')}
        submit={t('emailChange.confirm')}
        onCode={async (code) => {
          await calls.confirm(code);
          onConfirmed();
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          color="inherit"
          aria-disabled={busy}
          onClick={() =>
            run(async () => {
              await calls.resend();
              onResent();
            })
          }
        >
          {t('emailChange.resend')}
        </Button>
        <Button color="inherit" aria-disabled={busy} onClick={() => run(calls.cancel)}>
          {t('emailChange.cancelChange')}
        </Button>
      </Box>
    </>
  );
}
