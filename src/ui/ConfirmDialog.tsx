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
  /** Label of the confirm button. Defaults to "Confirm". */
  confirmLabel?: string;
  /** Label of the cancel button. Defaults to "Cancel". */
  cancelLabel?: string;
  /** For destructive actions: the confirm button is red, and the cancel button has the focus. */
  destructive?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Shows a dialog that asks for confirmation. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  cancelLabel,
  destructive = false,
  onConfirm,
  onCancel,
}: Props) {
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
        <Button autoFocus={destructive} color="inherit" onClick={onCancel}>
          {cancelLabel ?? t('dialog.cancel')}
        </Button>
        <Button
          autoFocus={!destructive}
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          onClick={onConfirm}
        >
          {confirmLabel ?? t('dialog.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
