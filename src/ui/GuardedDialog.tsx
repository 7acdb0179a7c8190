import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './ConfirmDialog';

interface Props extends Omit<DialogProps, 'open' | 'onClose' | 'children'> {
  /** Returns whether closing the dialog loses what the user has entered. */
  isUnsaved: () => boolean;
  /** Whether the dialog cannot be closed, because its input is being sent. */
  busy?: boolean;
  onClose: () => void;
  /** Renders the content. Its cancel button calls `close`, which asks like Escape does. */
  children: (close: () => void) => ReactNode;
}

/**
 * Shows a dialog with input. Cancel, Escape and a click beside it close the dialog, after a confirmation if the user
 * has entered something.
 */
export function GuardedDialog({ isUnsaved, busy = false, onClose, children, ...props }: Props) {
  const { t } = useTranslation('engine');
  const [isAsking, setIsAsking] = useState(false);
  const close = () => (isUnsaved() ? setIsAsking(true) : onClose());
  return (
    <Dialog {...props} open onClose={busy ? undefined : close}>
      {children(close)}
      <ConfirmDialog
        open={isAsking}
        destructive
        title={t('dialog.discard.title')}
        text={t('dialog.discard.text')}
        confirmLabel={t('dialog.discard.close')}
        cancelLabel={t('dialog.discard.stay')}
        onConfirm={onClose}
        onCancel={() => setIsAsking(false)}
      />
    </Dialog>
  );
}
