import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  open: boolean;
  title: string;
  text?: string;
  /** Content below the text. */
  children?: ReactNode;
  /** Label of the confirm button. Defaults to "Confirm". */
  confirmLabel?: string;
  /** Label of the cancel button. Defaults to "Cancel". */
  cancelLabel?: string;
  /** For destructive actions: the confirm button is red, and the cancel button has the focus. */
  destructive?: boolean;
  /** Whether the user cannot confirm yet. */
  disabled?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Shows a dialog that asks for confirmation. */
export function ConfirmDialog({
  open,
  title,
  text,
  children,
  confirmLabel,
  cancelLabel,
  destructive = false,
  disabled = false,
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
      aria-describedby={text || children ? `${id}-text` : undefined}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React passes the event of a form in a dialog on to the form around the dialog, which must not be submitted.
          event.stopPropagation();
          if (!disabled) onConfirm();
        }}
      >
        <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        {(text || children) && (
          <DialogContent
            id={`${id}-text`}
            // The label of a field stands on its upper border.
            sx={{ display: 'grid', gap: 1.5, overflowWrap: 'anywhere', '& .MuiTextField-root': { mt: 0.75 } }}
          >
            {children}
            {text && <DialogContentText>{text}</DialogContentText>}
          </DialogContent>
        )}
        <DialogActions>
          <Button autoFocus={destructive && !disabled} color="inherit" onClick={onCancel}>
            {cancelLabel ?? t('dialog.cancel')}
          </Button>
          <Button
            type="submit"
            autoFocus={!destructive}
            variant="contained"
            color={destructive ? 'error' : 'primary'}
            disabled={disabled}
          >
            {confirmLabel ?? t('dialog.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
