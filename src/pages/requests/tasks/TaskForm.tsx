import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskDraft } from './useTaskCalls';

interface Props {
  /** What it begins with. */
  draft?: TaskDraft;
  busy: boolean;
  /** Answers whether it is saved: what was typed stays until then. */
  onSave: (draft: TaskDraft) => Promise<boolean>;
  onClose: () => void;
  /** Further fields. */
  children?: ReactNode;
}

/** A task's text, and whether files belong to it. */
export function TaskForm({ draft, busy, onSave, onClose, children }: Props) {
  const { t } = useTranslation(['tasks', 'engine']);
  const [text, setText] = useState(draft?.text ?? '');
  const [media, setMedia] = useState(draft?.media_upload_enabled ?? false);
  const [tried, setTried] = useState(false);
  const missing = text.trim() === '';
  const save = async () => {
    setTried(true);
    if (!missing && (await onSave({ text: text.trim(), media_upload_enabled: media }))) onClose();
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
        error={tried && missing}
        helperText={tried && missing ? t('engine:validation.required') : undefined}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <FormControlLabel
        label={t('media')}
        control={<Checkbox size="small" checked={media} onChange={(_, checked) => setMedia(checked)} />}
      />
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
