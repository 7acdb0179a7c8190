import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TaskDialog } from './TaskDialog';

interface Props {
  /** Text of the task. */
  task: string;
  onConfirm: (why: string) => void;
  onClose: () => void;
}

/** Letters that are enough for a word from the ramp; the server takes more. */
const longest = 500;

/** Asks why a task could not be done. */
export function ReturnDialog({ task, onConfirm, onClose }: Props) {
  const { t } = useTranslation('today');
  const [why, setWhy] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = () => {
    if (why.trim() === '') setMissing(true);
    else onConfirm(why.trim());
  };
  return (
    <TaskDialog title={t('return.title')} task={task} confirm={t('return.confirm')} onSubmit={submit} onClose={onClose}>
      <TextField
        autoFocus
        fullWidth
        multiline
        minRows={3}
        required
        label={t('return.why')}
        value={why}
        error={missing && why.trim() === ''}
        helperText={missing && why.trim() === '' ? t('return.missing') : undefined}
        slotProps={{ htmlInput: { maxLength: longest } }}
        onChange={({ target }) => setWhy(target.value)}
      />
    </TaskDialog>
  );
}
