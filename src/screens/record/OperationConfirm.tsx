import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import type { Words } from '../words';
import { AffectedList } from './AffectedList';
import { countStates, isConfirmationCount, confirmationCountOf } from './confirmation';
import { operationTitle } from './operation';
import type { OperationProgress } from './progress';

interface Props {
  words: Words;
  progress: Extract<OperationProgress, { step: 'asking' }>;
  /** Whether deleted records can be restored. */
  restorable: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks the user to confirm an operation: says which states several records have, which are left out and what else is
 * affected. Deleting many records requires their number to be typed.
 */
export function OperationConfirm({ words, progress: { options, question }, restorable, onConfirm, onCancel }: Props) {
  const { t, of } = words;
  const { operation, subjects, count, leftOut = [], affected = [] } = options;
  const [typed, setTyped] = useState('');
  const isDeletion = operation.kind === 'delete';
  const wanted = confirmationCountOf(operation, count);
  const states = count > 1 ? countStates(subjects) : [];
  const hasDetails = [states, leftOut, affected].some(({ length }) => length > 0) || wanted !== undefined;
  return (
    <ConfirmDialog
      open
      title={question}
      text={isDeletion ? t(`engine:list.${restorable ? 'canBeRestored' : 'cannotBeRestored'}`, { count }) : undefined}
      confirmLabel={operationTitle(operation, words)}
      destructive={isDeletion}
      disabled={wanted !== undefined && !isConfirmationCount(typed, wanted)}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {hasDetails && (
        <>
          {states.length > 0 && (
            <Typography>
              {states.map(({ state, count: number }) => t('engine:dialog.state', { state, number })).join(' · ')}
            </Typography>
          )}
          {leftOut.map(({ lock, count: left }) => (
            <Typography key={lock}>{t('engine:dialog.leftOut', { left, reason: of(`locks.${lock}`) })}</Typography>
          ))}
          <AffectedList {...{ affected, words }} />
          {wanted !== undefined && (
            <TextField
              fullWidth
              autoFocus
              autoComplete="off"
              label={t('engine:dialog.type', { text: wanted })}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
          )}
        </>
      )}
    </ConfirmDialog>
  );
}
