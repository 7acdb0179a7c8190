import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../ui/auth/FormAlert';
import { SubmitButton } from '../../ui/auth/SubmitButton';
import { DocumentTitle } from '../../ui/DocumentTitle';
import { LabelledField } from '../../ui/LabelledField';
import { StepHeader } from './StepHeader';
import { useProveEmail } from './useProveEmail';

interface Props {
  email: string;
  /** Whether the email address is proved, perhaps in another tab. */
  isProved: boolean;
  onProved: () => void;
}

/** Renders the form for the mailed code that proves the email address of a registration. */
export function ProveEmailForm({ email, isProved, onProved }: Props) {
  const { t } = useTranslation(['registration', 'app']);
  const form = useProveEmail();
  useEffect(() => {
    if (isProved) onProved();
  }, [isProved, onProved]);

  return (
    <Box component="form" noValidate onSubmit={form.submit} sx={{ display: 'grid', gap: 2.5 }}>
      <DocumentTitle title={t('proof.title')} />
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <StepHeader title={t('proof.title')} text={t('proof.text', { email })} />
      </Box>
      <FormAlert severity={form.failure?.isWarning ? 'warning' : 'error'}>{form.failure?.text}</FormAlert>
      <LabelledField
        name="code"
        label={t('proof.code')}
        autoComplete="one-time-code"
        autoFocus
        inputRef={form.inputRef}
        inputMode="numeric"
        maxLength={10}
        style={{ letterSpacing: '0.2em' }}
        error={form.codeError}
        onInput={form.clearError}
        help={
          <Typography id="code-help" variant="body2" sx={{ color: 'text.secondary' }}>
            {t('proof.help')}
          </Typography>
        }
      />
      <SubmitButton busy={form.busy || isProved} label={t('proof.submit')} busyLabel={t('proof.submitting')} />
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {form.wasResent && (
          <Alert role="presentation" severity="success">
            {t('proof.resent')}
          </Alert>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, rowGap: 1 }}>
        <Link component="button" type="button" variant="body2" onClick={form.resend}>
          {t('proof.resend')}
        </Link>
        <Link component="button" type="button" variant="body2" onClick={form.startAgain}>
          {t('proof.otherAddress')}
        </Link>
      </Box>
    </Box>
  );
}
