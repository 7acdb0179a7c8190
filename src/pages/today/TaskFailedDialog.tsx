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
  const [why, setWhy] = useState('');
  const [isReasonMissing, setMissing] = useState(false);
  const submit = () => {
    if (why.trim() === '') setMissing(true);
    else onConfirm(why.trim());
  };
  return (
    <TaskDialog
      title={t('return.title')}
      task={task}
      submitLabel={t('return.confirm')}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        autoFocus
        fullWidth
        multiline
        minRows={3}
        required
        label={t('return.why')}
        value={why}
        error={isReasonMissing && why.trim() === ''}
        helperText={isReasonMissing && why.trim() === '' ? t('return.missing') : undefined}
        slotProps={{ htmlInput: { maxLength: maxReasonLength } }}
        onChange={({ target }) => setWhy(target.value)}
      />
    </TaskDialog>
  );
}
