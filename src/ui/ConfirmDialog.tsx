import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  open: boolean;
  title: string;
  text?: string;
  /** Words of the button that goes on; "Confirm" when absent. */
  confirm?: string;
  /** Words of the button that goes back; "Cancel" when absent. */
  cancel?: string;
  /** What goes on cannot be wanted lightly: its button is red, and the other one has the focus. */
  negative?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is done. */
export function ConfirmDialog({ open, title, text, confirm, cancel, negative = false, onConfirm, onCancel }: Props) {
  const { t } = useTranslation('engine');
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      slotProps={{ paper: { role: 'alertdialog' } }}
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
    >
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      {text && (
        <DialogContent>
          <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
        </DialogContent>
      )}
      <DialogActions>
        <Button autoFocus={negative} color="inherit" onClick={onCancel}>
          {cancel ?? t('dialog.cancel')}
        </Button>
        <Button autoFocus={!negative} variant="contained" color={negative ? 'error' : 'primary'} onClick={onConfirm}>
          {confirm ?? t('dialog.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
