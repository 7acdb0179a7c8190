import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeForm } from './CodeForm';

interface Props {
  title: string;
  text: string;
  label: string;
  destructive?: boolean;
  allowLetters?: boolean;
  onCode: (code: string) => Promise<void>;
  onCancel: () => void;
}

/** Shows a dialog that requires a code of the second factor for an action. */
export function CodeDialog({ title, text, label, destructive, allowLetters, onCode, onCancel }: Props) {
  const { t } = useTranslation('profile');
  const id = useId();
  return (
    <Dialog
      open
      onClose={onCancel}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ paper: { sx: { width: 480 } } }}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ mb: 2.5 }}>
          {text}
        </DialogContentText>
        <CodeForm autoFocus {...{ label, destructive, allowLetters, onCode }} submit={title}>
          <Button color="inherit" onClick={onCancel}>
            {t('secondFactor.cancel')}
          </Button>
        </CodeForm>
      </DialogContent>
    </Dialog>
  );
}
