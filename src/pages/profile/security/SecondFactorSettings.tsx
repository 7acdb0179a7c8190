import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useNotification } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProfilePanel } from '../ProfilePanel';
import { CodeDialog } from './CodeDialog';
import { ActiveSecondFactor } from './ActiveSecondFactor';
import { RecoveryCodesPanel } from './RecoveryCodesPanel';
import { SecondFactorSetUp } from './SecondFactorSetUp';
import { useSecondFactor } from './useSecondFactor';
import { RetryAlert } from '../../../ui/RetryAlert';

/** The open dialog or form of the second factor. */
type Step =
  | { name: 'none' | 'settingUp' | 'turningOff' | 'renewing' }
  | { name: 'codes'; codes: readonly string[]; renewed: boolean };

/** Shows the state of the second factor and the forms to change it. */
export function SecondFactorSettings() {
  const { t } = useTranslation(['profile', 'app', 'engine']);
  const { open: notify } = useNotification();
  const calls = useSecondFactor();
  const [step, setStep] = useState<Step>({ name: 'none' });
  const { data, error, refetch } = calls.status;
  const reset = () => setStep({ name: 'none' });
  const showSuccess = (message: string) => notify?.({ type: 'success', message });

  if (step.name === 'codes') {
    return (
      <ProfilePanel title={t('secondFactor.title')}>
        <Box sx={{ mt: 2 }}>
          <RecoveryCodesPanel codes={step.codes} renewed={step.renewed} onConfirmed={reset} />
        </Box>
      </ProfilePanel>
    );
  }
  return (
    <ProfilePanel title={t('secondFactor.title')} text={t('secondFactor.text')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, mt: 2 }}>
        {!data && !error && <Skeleton variant="rounded" height={72} />}
        {!data && error && <RetryAlert error={error} onRetry={() => void refetch()} />}
        {data?.required && !data.active && (
          <Alert severity="warning" role="alert">
            {t('secondFactor.mustSetUp')}
          </Alert>
        )}
        {data && !data.active && step.name === 'none' && (
          <Button variant="contained" sx={{ justifySelf: 'start' }} onClick={() => setStep({ name: 'settingUp' })}>
            {t('secondFactor.setUp')}
          </Button>
        )}
        {step.name === 'settingUp' && (
          <SecondFactorSetUp
            calls={calls}
            onDone={(codes) => setStep({ name: 'codes', codes, renewed: false })}
            onCancel={reset}
          />
        )}
        {data?.active && step.name !== 'settingUp' && (
          <ActiveSecondFactor
            status={data}
            onRegenerateCodes={() => setStep({ name: 'renewing' })}
            onTurnOff={() => setStep({ name: 'turningOff' })}
          />
        )}
      </Box>
      {step.name === 'renewing' && (
        <CodeDialog
          title={t('recovery.renew')}
          text={t('recovery.renewText')}
          label={t('code.label')}
          onCancel={reset}
          onCode={async (code) => setStep({ name: 'codes', codes: await calls.renewCodes(code), renewed: true })}
        />
      )}
      {step.name === 'turningOff' && (
        <CodeDialog
          destructive
          allowLetters
          title={t('secondFactor.turnOff')}
          text={t(data?.required ? 'secondFactor.turnOffRequired' : 'secondFactor.turnOffText')}
          label={t('code.either')}
          onCancel={reset}
          onCode={async (code) => {
            await calls.turnOff(code);
            reset();
            showSuccess(t('secondFactor.off'));
          }}
        />
      )}
    </ProfilePanel>
  );
}
