import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { thumb } from './thumb';

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
  const id = useId();
  const [why, setWhy] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = () => {
    if (why.trim() === '') setMissing(true);
    else onConfirm(why.trim());
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <DialogTitle id={id}>{t('return.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{task}</DialogContentText>
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
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose} sx={thumb()}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" variant="contained" sx={thumb()}>
            {t('return.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
