import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useLogisticianAssignments } from './useLogisticianAssignments';

/** Asks an assigned logistician to accept or decline the request. */
export function AssignmentAnswerBar() {
  const { t } = useTranslation('workbench');
  const { isAwaitingAnswer, canDecline, busy, answer } = useLogisticianAssignments();
  if (!isAwaitingAnswer) return null;
  return (
    <Alert
      severity="info"
      sx={{
        alignItems: 'center',
        flexWrap: 'wrap',
        '& .MuiAlert-action': { p: 0, gap: 1, alignItems: 'center', flexWrap: 'wrap' },
      }}
      action={
        <>
          <Button variant="contained" disabled={busy} onClick={() => void answer(true)}>
            {t('answer.accept')}
          </Button>
          {canDecline && (
            <Button variant="outlined" color="inherit" disabled={busy} onClick={() => void answer(false)}>
              {t('answer.decline')}
            </Button>
          )}
        </>
      }
    >
      {t('answer.asked')}
    </Alert>
  );
}
