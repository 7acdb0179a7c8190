import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { operationTitle } from '../../../screens/record/operation';
import { useRequest } from '../useRequest';
import { useLogisticianAssignments } from './useLogisticianAssignments';

/**
 * Asks an assigned logistician to accept or decline the request. Offers a new request that no logistician has accepted
 * to the user who can take it.
 */
export function AssignmentAnswerBar() {
  const { t } = useTranslation('workbench');
  const { words, status, operations, run } = useRequest();
  const { isAwaitingAnswer, canDecline, busy, answer } = useLogisticianAssignments();
  const take = operations.find((operation) => operation.kind === 'action' && operation.action.name === 'take');
  if (isAwaitingAnswer) {
    return (
      <Bar text={t('answer.asked')}>
        <Button variant="contained" disabled={busy} onClick={() => void answer(true)}>
          {t('answer.accept')}
        </Button>
        {canDecline && (
          <Button variant="outlined" color="inherit" disabled={busy} onClick={() => void answer(false)}>
            {t('answer.decline')}
          </Button>
        )}
      </Bar>
    );
  }
  if (!take || status !== 'NEW') return null;
  return (
    <Bar text={t('answer.free')}>
      <Button variant="contained" onClick={() => run(take)}>
        {operationTitle(take, words)}
      </Button>
    </Bar>
  );
}

function Bar({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Alert
      severity="info"
      sx={{
        alignItems: 'center',
        flexWrap: 'wrap',
        '& .MuiAlert-action': { p: 0, gap: 1, alignItems: 'center', flexWrap: 'wrap' },
      }}
      action={children}
    >
      {text}
    </Alert>
  );
}
