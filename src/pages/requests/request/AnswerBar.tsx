import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useAssignments } from './useAssignments';

/** Asks whoever the request was given to whether they take it on. */
export function AnswerBar() {
  const { t } = useTranslation('workbench');
  const { waitsForReader, mayDecline, busy, answer } = useAssignments();
  if (!waitsForReader) return null;
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
          {mayDecline && (
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
