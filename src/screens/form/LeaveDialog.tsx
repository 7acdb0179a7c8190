import { ConfirmDialog } from '../../ui/ConfirmDialog';
import type { Words } from '../words';

interface Props {
  words: Words;
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks the user whether to leave unsaved changes, which are lost then. */
export function LeaveDialog({ words: { t }, open, onLeave, onStay }: Props) {
  return (
    <ConfirmDialog
      open={open}
      title={t('engine:form.leave.title')}
      text={t('engine:form.leave.text')}
      confirmLabel={t('engine:form.leave.leave')}
      cancelLabel={t('engine:form.leave.stay')}
      destructive
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
