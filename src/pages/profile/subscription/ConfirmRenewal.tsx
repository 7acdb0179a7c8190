import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMethodAllowed } from '../../../../providers/auth/allowedMethods';
import { useSession } from '../../../ui/appServices';
import { type ConfirmationResult, usePaymentConfirmation } from './usePaymentConfirmation';

interface Props {
  /** Id of the payment that the card's bank requires a confirmation for, if any. */
  paymentId: string | null | undefined;
}

/** Asks the user to confirm a renewal with the bank, and shows the result. */
export function ConfirmRenewal({ paymentId }: Props) {
  const session = useSession();
  // Id of the last payment to confirm. The result stays visible when the server no longer requires the confirmation.
  const [lastPaymentId, setLastPaymentId] = useState(paymentId);
  if (paymentId && paymentId !== lastPaymentId) setLastPaymentId(paymentId);
  if (!lastPaymentId || !isMethodAllowed(session, 'confirmPayment')) return null;
  return <Confirmation key={lastPaymentId} paymentId={lastPaymentId} isRequired={paymentId === lastPaymentId} />;
}

const severityByResult = {
  paid: 'success',
  underWay: 'info',
  nothing: 'info',
  refused: 'error',
  notSetUp: 'error',
  scriptFailed: 'error',
  failed: 'error',
} as const satisfies Record<ConfirmationResult['kind'], string>;

function Confirmation({ paymentId, isRequired }: { paymentId: string; isRequired: boolean }) {
  const { t } = useTranslation('subscription');
  const { busy, result, confirm } = usePaymentConfirmation(paymentId);
  const reason = result && 'reason' in result ? result.reason : undefined;
  const isPaidOrProcessing = result?.kind === 'paid' || result?.kind === 'underWay';
  return (
    <>
      {isRequired && !isPaidOrProcessing && (
        <Alert severity="warning" sx={{ alignItems: { sm: 'center' }, '& .MuiAlert-message': { flex: 1 } }}>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              columnGap: 2,
              rowGap: 1,
            }}
          >
            {t('confirm.wanted')}
            <Button variant="contained" color="primary" loading={busy} onClick={confirm}>
              {t('confirm.confirm')}
            </Button>
          </Box>
        </Alert>
      )}
      {result && (
        <Alert
          role={severityByResult[result.kind] === 'error' ? 'alert' : 'status'}
          severity={severityByResult[result.kind]}
          sx={{ whiteSpace: 'pre-line' }}
        >
          {[t(`confirm.${result.kind}`), reason].filter(Boolean).join('\n')}
        </Alert>
      )}
    </>
  );
}
