import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { GuardedDialog } from '../../ui/GuardedDialog';
import { touchTargetStyle } from './touchTarget';

interface Props {
  title: string;
  /** Text of the task. */
  task: string;
  /** Label of the submit button. */
  submitLabel: string;
  onSubmit: () => void;
  /** Returns whether closing the dialog loses input. */
  isUnsaved: () => boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Renders a dialog about a task, with large buttons for touch. */
export function TaskDialog({ title, task, submitLabel, onSubmit, isUnsaved, onClose, children }: Props) {
  const { t } = useTranslation('today');
  const id = useId();
  return (
    <GuardedDialog {...{ isUnsaved, onClose }} aria-labelledby={id} slotProps={{ paper: { sx: { m: 2 } } }}>
      {(close) => (
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
            <Button color="inherit" onClick={close} sx={touchTargetStyle()}>
              {t('dialog.cancel')}
            </Button>
            <Button type="submit" variant="contained" sx={touchTargetStyle()}>
              {submitLabel}
            </Button>
          </DialogActions>
        </form>
      )}
    </GuardedDialog>
  );
}
