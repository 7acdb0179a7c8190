import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  close: string;
  onClose: () => void;
  children: ReactNode;
}

/** Renders all bars of a day in a dialog. */
export function DayDialog({ title, close, onClose, children }: Props) {
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby="calendar-day">
      <DialogTitle id="calendar-day">{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button autoFocus variant="contained" onClick={onClose}>
          {close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
