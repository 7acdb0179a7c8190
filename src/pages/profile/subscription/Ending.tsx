import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayText } from '../../../fields/useDayText';
import { useChanges } from './useChanges';

interface Props {
  /** Id of the company. */
  id: string;
  /** Last day that is paid or tried, with what was paid ahead. */
  end: string;
  trial: boolean;
}

/** Cancels the subscription, once it is clear until when all keeps working and what comes then. */
export function Ending({ id, end, trial }: Props) {
  const { t } = useTranslation('subscription');
  const { day } = useDayText();
  const { busy, failure, forget, change } = useChanges();
  const [asking, setAsking] = useState(false);
  const dialog = useId();
  const close = () => setAsking(false);
  return (
    <>
      <Button
        color="error"
        onClick={() => {
          forget();
          setAsking(true);
        }}
      >
        {t('ending.cancel')}
      </Button>
      <Dialog
        open={asking}
        onClose={busy ? undefined : close}
        slotProps={{ paper: { role: 'alertdialog' } }}
        aria-labelledby={`${dialog}-title`}
        aria-describedby={`${dialog}-text`}
      >
        <DialogTitle id={`${dialog}-title`}>{t('ending.question')}</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${dialog}-text`} sx={{ whiteSpace: 'pre-line' }}>
            {[t('ending.until', { end: day(end) }), t(trial ? 'ending.afterTrial' : 'ending.after')].join('\n')}
          </DialogContentText>
          {failure && (
            <Alert severity="error" role="alert" sx={{ mt: 2, whiteSpace: 'pre-line' }}>
              {failure}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button autoFocus color="inherit" disabled={busy} onClick={close}>
            {t('ending.keep')}
          </Button>
          <Button
            variant="contained"
            color="error"
            loading={busy}
            onClick={() => change('disableSubscription', { id }, t('ending.canceled', { end: day(end) }), close)}
          >
            {t('ending.cancel')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
