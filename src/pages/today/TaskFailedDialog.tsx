import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TaskDialog } from './TaskDialog';

interface Props {
  /** Text of the task. */
  task: string;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Maximum length of the reason. The server accepts more. */
const maxReasonLength = 500;

/** Shows a dialog that asks why a task could not be done. */
export function TaskFailedDialog({ task, onConfirm, onClose }: Props) {
  const { t } = useTranslation('today');
  const [reason, setReason] = useState('');
  const [isReasonMissing, setIsReasonMissing] = useState(false);
  const submit = () => {
    if (reason.trim() === '') setIsReasonMissing(true);
    else onConfirm(reason.trim());
  };
  return (
    <TaskDialog
      title={t('return.title')}
      task={task}
      submitLabel={t('return.confirm')}
      onSubmit={submit}
      isUnsaved={() => reason.trim() !== ''}
      onClose={onClose}
    >
      <TextField
        autoFocus
        fullWidth
        multiline
        minRows={3}
        required
        label={t('return.why')}
        value={reason}
        error={isReasonMissing && reason.trim() === ''}
        helperText={isReasonMissing && reason.trim() === '' ? t('return.missing') : undefined}
        slotProps={{ htmlInput: { maxLength: maxReasonLength } }}
        onChange={({ target }) => setReason(target.value)}
      />
    </TaskDialog>
  );
}
