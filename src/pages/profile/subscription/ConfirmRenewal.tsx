import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAllowed } from '../../../../providers/auth/methods';
import { useSession } from '../../../ui/appServices';
import { type Told, useConfirmation } from './useConfirmation';

interface Props {
  /** Id of the payment that the bank wants confirmed; null where there is none. */
  payment: string | null | undefined;
}

/** Asks for a renewal to be confirmed with the bank, and says what came of it, also when there is nothing to confirm any more. */
export function ConfirmRenewal({ payment }: Props) {
  const session = useSession();
  // What was to be confirmed a moment ago: its outcome is still told when the server has let go of it.
  const [last, setLast] = useState(payment);
  if (payment && payment !== last) setLast(payment);
  if (!last || !isAllowed(session, 'confirmPayment')) return null;
  return <Confirmation key={last} payment={last} open={payment === last} />;
}

const severities = {
  paid: 'success',
  underWay: 'info',
  nothing: 'info',
  refused: 'error',
  notSetUp: 'error',
  scriptFailed: 'error',
  failed: 'error',
} as const satisfies Record<Told['kind'], string>;

function Confirmation({ payment, open }: { payment: string; open: boolean }) {
  const { t } = useTranslation('subscription');
  const { busy, told, confirm } = useConfirmation(payment);
  const reason = told && 'reason' in told ? told.reason : undefined;
  const done = told?.kind === 'paid' || told?.kind === 'underWay';
  return (
    <>
      {open && !done && (
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
      {told && (
        <Alert
          role={severities[told.kind] === 'error' ? 'alert' : 'status'}
          severity={severities[told.kind]}
          sx={{ whiteSpace: 'pre-line' }}
        >
          {[t(`confirm.${told.kind}`), reason].filter(Boolean).join('\n')}
        </Alert>
      )}
    </>
  );
}
