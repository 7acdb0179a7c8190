import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { renderSignature } from './renderSignature';
import { TaskDialog } from './TaskDialog';
import { touchTargetStyle } from './touchTarget';
import { useDayText } from '../../fields/useDayText';
import { useTimeZone } from '../../fields/useTimeZone';
import { timeAt } from '../../fields/zonedTime';
import { useSignaturePad } from './useSignaturePad';

interface Props {
  /** Text of the task. */
  task: string;
  onSigned: (picture: File) => void;
  onClose: () => void;
}

const maxNameLength = 80;

/** Shows a dialog for a signature: drawn with a finger, or only the name. */
export function SignatureDialog({ task, onSigned, onClose }: Props) {
  const { t } = useTranslation('today');
  const { dayOf } = useDayText();
  const timeZone = useTimeZone();
  const id = useId();
  const [name, setName] = useState('');
  const [isNameMissing, setIsNameMissing] = useState(false);
  const { attach, drawn: drawnSignature, isDrawn, clear } = useSignaturePad();
  const signer = name.trim();

  async function submit() {
    if (signer === '') {
      setIsNameMissing(true);
      return;
    }
    const now = new Date();
    const line = `${dayOf(now)} ${timeAt(timeZone, now)} · ${task}`;
    onSigned(await renderSignature({ name: signer, line, drawn: drawnSignature() }));
  }

  return (
    <TaskDialog
      title={t('signature.title')}
      task={task}
      submitLabel={t(isDrawn ? 'signature.confirm' : 'signature.confirmByName')}
      onSubmit={() => void submit()}
      isUnsaved={() => signer !== '' || isDrawn}
      onClose={onClose}
    >
      <TextField
        autoFocus
        fullWidth
        required
        label={t('signature.name')}
        autoComplete="off"
        value={name}
        error={isNameMissing && signer === ''}
        helperText={isNameMissing && signer === '' ? t('signature.missing') : undefined}
        slotProps={{ htmlInput: { maxLength: maxNameLength } }}
        onChange={({ target }) => setName(target.value)}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mt: 1 }}>
        <Typography id={`${id}-how`}>{t('signature.draw')}</Typography>
        <Button onClick={clear} disabled={!isDrawn} sx={touchTargetStyle()}>
          {t('signature.clear')}
        </Button>
      </Box>
      {/* The background is white in both themes, because the signature is black. */}
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
