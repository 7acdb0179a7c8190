import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TwoFactorSecret } from '../../../../resources/contract.generated';
import { CodeForm } from './CodeForm';
import { CopyButton } from './CopyButton';
import { codeErrorText } from './codeErrorText';
import type { SecondFactorCalls } from './useSecondFactor';

interface Props {
  calls: SecondFactorCalls;
  /** Called with the recovery codes after the second factor was activated. */
  onDone: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** Shows how to set up an authenticator app: a QR code or secret, and a first code as proof. */
export function SecondFactorSetUp({ calls: { createSecret, turnOn }, onDone, onCancel }: Props) {
  const { t } = useTranslation(['profile', 'app']);
  const [secret, setSecret] = useState<TwoFactorSecret>();
  const [failure, setFailure] = useState<unknown>();

  useEffect(() => {
    let isMounted = true;
    createSecret().then(
      (created) => isMounted && setSecret(created),
      (error: unknown) => isMounted && setFailure(error),
    );
    return () => {
      isMounted = false;
    };
  }, [createSecret]);

  if (failure !== undefined) {
    return (
      <Alert
        severity="error"
        role="alert"
        action={
          <Button color="inherit" onClick={onCancel}>
            {t('secondFactor.cancel')}
          </Button>
        }
      >
        {codeErrorText(failure, t)}
      </Alert>
    );
  }
  return (
    <Box component="ol" sx={{ display: 'grid', gap: 2.5, m: 0, pl: 2.5 }}>
      <li>
        <Typography>{t('secondFactor.steps.app')}</Typography>
      </li>
      <li>
        <Typography>{t('secondFactor.steps.scan')}</Typography>
        <Box sx={{ display: 'flex', gap: 2.5, flexWrap: 'wrap', alignItems: 'center', mt: 1.5 }}>
          {secret ? (
            // The background is white in both themes, so that cameras can read the QR code.
            <Box
              component="img"
              src={secret.qr_image}
              alt={t('secondFactor.qr')}
              sx={{ width: 184, height: 184, p: 1, borderRadius: 1, bgcolor: '#fff' }}
            />
          ) : (
            <Skeleton variant="rounded" width={184} height={184} />
          )}
          <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', minWidth: 0 }}>
            <Typography variant="body2" id="secret-label" sx={{ color: 'text.secondary' }}>
              {t('secondFactor.secret')}
            </Typography>
            {secret ? (
              <>
                <Typography
                  aria-labelledby="secret-label"
                  role="group"
                  sx={{ fontFamily: 'monospace', fontSize: '1rem', maxWidth: 240 }}
                >
                  {secret.secret_key}
                </Typography>
                <CopyButton text={secret.secret_key.replace(/\s/g, '')} label={t('secondFactor.copySecret')} />
              </>
            ) : (
              <Skeleton width={220} height={64} />
            )}
          </Box>
        </Box>
      </li>
      <li>
        <Typography sx={{ mb: 1.5 }}>{t('secondFactor.steps.code')}</Typography>
        <CodeForm
          label={t('code.label')}
          help={t('code.help')}
          submit={t('secondFactor.turnOn')}
          onCode={async (code) => onDone(await turnOn(code))}
        >
          <Button color="inherit" onClick={onCancel}>
            {t('secondFactor.cancel')}
          </Button>
        </CodeForm>
      </li>
    </Box>
  );
}
