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
import { codeFailure } from './failure';
import type { SecondFactorCalls } from './useSecondFactor';

interface Props {
  calls: SecondFactorCalls;
  /** It is on, with these recovery codes. */
  onDone: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** Sets the app up: by a picture or the secret in it, and a first code that proves that it worked. */
export function SetUp({ calls: { begin, turnOn }, onDone, onCancel }: Props) {
  const { t } = useTranslation(['profile', 'app']);
  const [secret, setSecret] = useState<TwoFactorSecret>();
  const [failure, setFailure] = useState<unknown>();

  useEffect(() => {
    let wanted = true;
    begin().then(
      (made) => wanted && setSecret(made),
      (error: unknown) => wanted && setFailure(error),
    );
    return () => {
      wanted = false;
    };
  }, [begin]);

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
        {codeFailure(failure, t)}
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
            // On white whatever the theme: cameras want it so.
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
