import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DraftSaveState } from './useCompanyDraft';

interface Props {
  control: Control<Record<string, unknown>>;
  state: DraftSaveState;
  onTyped: () => void;
}

/**
 * Shows whether the draft is stored. Screen readers announce only failures. This is the only part of the form that
 * re-renders on every keystroke.
 */
export function DraftStatus({ control, state, onTyped }: Props) {
  const { t } = useTranslation('registration');
  const serializedDraft = JSON.stringify(useWatch({ control }));
  const previousDraft = useRef(serializedDraft);
  const latest = useRef(onTyped);
  useEffect(() => {
    latest.current = onTyped;
  });
  useEffect(() => {
    if (previousDraft.current === serializedDraft) return;
    previousDraft.current = serializedDraft;
    latest.current();
  }, [serializedDraft]);
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
      {state === 'saved' && <CheckCircle aria-hidden sx={{ fontSize: 16, color: 'success.main' }} />}
      {state !== 'none' && t(`company.draft.${state}`)}
    </Typography>
  );
}
