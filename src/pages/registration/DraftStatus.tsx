import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DraftState } from './useCompanyDraft';

interface Props {
  control: Control<Record<string, unknown>>;
  state: DraftState;
  onTyped: () => void;
}

/**
 * Shows whether the draft is stored. Screen readers announce only failures. This is the only part of the form that
 * re-renders on every keystroke.
 */
export function DraftStatus({ control, state, onTyped }: Props) {
  const { t } = useTranslation('registration');
  const typed = JSON.stringify(useWatch({ control }));
  const seen = useRef(typed);
  const latest = useRef(onTyped);
  useEffect(() => {
    latest.current = onTyped;
  });
  useEffect(() => {
    if (seen.current === typed) return;
    seen.current = typed;
    latest.current();
  }, [typed]);
  return (
    <Typography
      variant="body2"
      role={state === 'failed' ? 'status' : undefined}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        color: state === 'failed' ? 'error.main' : 'text.secondary',
      }}
    >
      {state === 'kept' && <CheckCircle aria-hidden sx={{ fontSize: 16, color: 'success.main' }} />}
      {state !== 'nothing' && t(`company.draft.${state}`)}
    </Typography>
  );
}
