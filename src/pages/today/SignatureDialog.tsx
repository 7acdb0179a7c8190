import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signaturePicture } from './signaturePicture';
import { dayOf } from './day';
import { TaskDialog } from './TaskDialog';
import { thumb } from './thumb';
import { useDayText } from '../../fields/useDayText';
import { useSignaturePad } from './useSignaturePad';

interface Props {
  /** Text of the task. */
  task: string;
  onSigned: (picture: File) => void;
  onClose: () => void;
}

const longestName = 80;

/** Takes the signature of whoever hands over or receives: drawn by finger, or by the name alone. */
export function SignatureDialog({ task, onSigned, onClose }: Props) {
  const { t } = useTranslation('today');
  const { day } = useDayText();
  const id = useId();
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const { attach, drawn, isDrawn, clear } = useSignaturePad();
  const signer = name.trim();

  async function submit() {
    if (signer === '') {
      setMissing(true);
      return;
    }
    const now = new Date();
    const line = `${day(dayOf(now))} ${dayjs(now).format('HH:mm')} · ${task}`;
    onSigned(await signaturePicture({ name: signer, line, drawn: drawn() }));
  }

  return (
    <TaskDialog
      title={t('signature.title')}
      task={task}
      confirm={t(isDrawn ? 'signature.confirm' : 'signature.confirmByName')}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        autoFocus
        fullWidth
        required
        label={t('signature.name')}
        autoComplete="off"
        value={name}
        error={missing && signer === ''}
        helperText={missing && signer === '' ? t('signature.missing') : undefined}
        slotProps={{ htmlInput: { maxLength: longestName } }}
        onChange={({ target }) => setName(target.value)}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mt: 1 }}>
        <Typography id={`${id}-how`}>{t('signature.draw')}</Typography>
        <Button onClick={clear} disabled={!isDrawn} sx={thumb()}>
          {t('signature.clear')}
        </Button>
      </Box>
      {/* Paper is white and ink is black, in the dark as well. */}
      <Box
        component="canvas"
        ref={attach}
        role="img"
        aria-label={t(isDrawn ? 'signature.drawn' : 'signature.empty')}
        aria-describedby={`${id}-how`}
        sx={{
          display: 'block',
          width: '100%',
          height: 180,
          bgcolor: '#fff',
          border: 2,
          borderColor: 'text.secondary',
          borderRadius: 1,
          touchAction: 'none',
        }}
      />
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {t('signature.byName')}
      </Typography>
    </TaskDialog>
  );
}
