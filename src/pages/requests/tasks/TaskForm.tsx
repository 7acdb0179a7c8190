import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskDraft } from './useTaskMutations';

interface Props {
  /** Initial values. Absent for a new task. */
  draft?: TaskDraft;
  busy: boolean;
  /** Saves the task and returns whether that succeeded. After a failure the form stays open. */
  onSave: (draft: TaskDraft) => Promise<boolean>;
  onClose: () => void;
  /** Whether the task can need a signature: a driver's task. */
  canBeSigned: boolean;
  /** Additional fields of the form. */
  children?: ReactNode;
}

/** Renders the form of a task: its text and which files it needs. */
export function TaskForm({ draft, busy, onSave, onClose, canBeSigned, children }: Props) {
  const { t } = useTranslation(['tasks', 'engine']);
  const [text, setText] = useState(draft?.text ?? '');
  const [media, setMedia] = useState(draft?.media_upload_enabled ?? false);
  const [isSignatureRequired, setIsSignatureRequired] = useState(draft?.signature_required ?? false);
  const [submitted, setSubmitted] = useState(false);
  const isTextMissing = text.trim() === '';
  const save = async () => {
    setSubmitted(true);
    const changed = {
      text: text.trim(),
      media_upload_enabled: media,
      ...(canBeSigned && { signature_required: isSignatureRequired }),
    };
    if (!isTextMissing && (await onSave(changed))) onClose();
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      sx={{ display: 'grid', gap: 1, py: 0.5 }}
    >
      {children}
      <TextField
        autoFocus
        multiline
        fullWidth
        size="small"
        label={t('text')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={submitted && isTextMissing}
        helperText={submitted && isTextMissing ? t('engine:validation.required') : undefined}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <FormControlLabel
        label={t('media')}
        control={<Checkbox size="small" checked={media} onChange={(_, checked) => setMedia(checked)} />}
      />
      {canBeSigned && (
        <FormControlLabel
          label={t('signature')}
          control={
            <Checkbox
              size="small"
              checked={isSignatureRequired}
              onChange={(_, checked) => setIsSignatureRequired(checked)}
            />
          }
        />
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" size="small" variant="contained" loading={busy}>
          {t(draft ? 'engine:form.save' : 'add')}
        </Button>
        <Button size="small" color="inherit" onClick={onClose}>
          {t('engine:form.cancel')}
        </Button>
      </Box>
    </Box>
  );
}
