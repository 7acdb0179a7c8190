import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { thumb } from './thumb';

interface Props {
  title: string;
  /** Text of the task that it is about. */
  task: string;
  /** What the button says that sends it. */
  confirm: string;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks something about a task, with buttons for thumbs. */
export function TaskDialog({ title, task, confirm, onSubmit, onClose, children }: Props) {
  const { t } = useTranslation('today');
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} slotProps={{ paper: { sx: { m: 2 } } }}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{task}</DialogContentText>
          {children}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose} sx={thumb()}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" variant="contained" sx={thumb()}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
