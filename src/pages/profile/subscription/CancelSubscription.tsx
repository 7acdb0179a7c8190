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
import { useSubscriptionChange } from './useSubscriptionChange';

interface Props {
  /** Id of the company. */
  id: string;
  /** Last day of the paid or trial period. */
  end: string;
  isTrial: boolean;
}

/** Shows the button that cancels the subscription. A dialog first explains until when the console works. */
export function CancelSubscription({ id, end, isTrial }: Props) {
  const { t } = useTranslation('subscription');
  const { day } = useDayText();
  const { busy, failure, clearFailure, change } = useSubscriptionChange();
  const [isConfirming, setIsConfirming] = useState(false);
  const dialogId = useId();
  const close = () => setIsConfirming(false);
  return (
    <>
      <Button
        color="error"
        onClick={() => {
          clearFailure();
          setIsConfirming(true);
        }}
      >
        {t('ending.cancel')}
      </Button>
      <Dialog
        open={isConfirming}
        onClose={busy ? undefined : close}
        slotProps={{ paper: { role: 'alertdialog' } }}
        aria-labelledby={`${dialogId}-title`}
        aria-describedby={`${dialogId}-text`}
      >
        <DialogTitle id={`${dialogId}-title`}>{t('ending.question')}</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${dialogId}-text`} sx={{ whiteSpace: 'pre-line' }}>
            {[t('ending.until', { end: day(end) }), t(isTrial ? 'ending.afterTrial' : 'ending.after')].join('\n')}
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
