import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { ResourceAction } from '../../../resources/definition';
import { fieldInputsOf } from '../../fields/inputs';
import { GuardedDialog } from '../../ui/GuardedDialog';
import { focusFirstField } from '../form/focus';
import type { Words } from '../words';
import { AffectedList } from './AffectedList';
import { operationFailureText } from './failure';
import { LimitHelp } from './LimitHelp';
import type { ActionInput } from './actionInput';
import { type OperationSubject, operationTitle } from './operation';
import type { OperationOptions } from './progress';
import { useActionForm } from './useActionForm';

interface Props {
  action: ResourceAction;
  words: Words;
  /** Values of the record that the fields start with, by their names in the input. */
  values?: OperationSubject['inputValues'];
  /** The question that the dialog shows above the fields. */
  question: string;
  /** The text that the user must type to confirm; undefined when none is needed. */
  typed: string | undefined;
  busy: boolean;
  /** What else the action affects; absent: nothing. */
  affected?: OperationOptions['affected'];
  /** Chooses which of the fields is asked for; absent: all are. */
  chooser?: { label: string; options: readonly { path: string; label: string }[] };
  /** The error of the last attempt; undefined before the first one. */
  failure: unknown;
  onConfirm: (input: ActionInput) => void;
  onCancel: () => void;
}

/** Renders the dialog that asks for an action's input and, for an irreversible action, for a typed confirmation. */
export function ActionDialog({
  action,
  words,
  values,
  question,
  typed,
  chooser,
  busy,
  failure,
  affected = [],
  onConfirm,
  onCancel,
}: Props) {
  const [chosen, setChosen] = useState(chooser?.options[0]?.path);
  const { t, of } = words;
  const form = useActionForm({ action, words, values, failure, only: chosen, onConfirm });
  const [name, setName] = useState('');
  const isIrreversible = typed !== undefined;
  const isConfirmed = !isIrreversible || name.trim() === typed;
  const text = isIrreversible ? of(`actions.${action.name}.text`) : undefined;
  return (
    <GuardedDialog
      isUnsaved={() => form.isChanged() || name !== ''}
      busy={busy}
      onClose={onCancel}
      aria-labelledby="action-question"
      slotProps={{ paper: { role: isIrreversible ? 'alertdialog' : 'dialog', sx: { width: 500 } } }}
    >
      {(close) => (
        <form
          ref={focusFirstField}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (isConfirmed && !busy) form.submit();
          }}
        >
          <DialogTitle id="action-question" sx={{ overflowWrap: 'anywhere' }}>
            {question}
          </DialogTitle>
          <DialogContent>
            {affected.length > 0 && (
              <Box sx={{ mb: 2, color: 'text.secondary' }}>
                <AffectedList {...{ affected, words }} />
              </Box>
            )}
            {text && <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText>}
            <Box sx={{ display: 'grid', gap: 1.5, pt: 1 }}>
              {chooser && (
                <TextField
                  select
                  fullWidth
                  size="small"
                  label={chooser.label}
                  value={chosen}
                  onChange={(event) => setChosen(event.target.value)}
                >
                  {chooser.options.map(({ path, label }) => (
                    <MenuItem key={path} value={path}>
                      {label}
                    </MenuItem>
                  ))}
                </TextField>
              )}
              {form.fields.map(({ path, field, label, help, context }) => {
                const { Input } = fieldInputsOf(field);
                return (
                  Input && (
                    <Input
                      key={path}
                      {...{ field, context, label, help }}
                      draft={form.draftOf(path)}
                      onChange={(draft) => form.change(path, draft)}
                      onBlur={() => {}}
                      problem={form.problemOf(path)}
                      required={field.required ?? false}
                    />
                  )
                );
              })}
              {isIrreversible && (
                <TextField
                  fullWidth
                  autoFocus
                  size="small"
                  autoComplete="off"
                  label={t('engine:dialog.type', { text: typed })}
                  value={name}
                  onChange={(event) => setName(event.target.value)}
                />
              )}
            </Box>
            {failure !== undefined && !form.toldOnFields && (
              <Alert severity="error" role="alert" sx={{ mt: 1, whiteSpace: 'pre-line' }}>
                {operationFailureText(failure, words, { kind: 'action', action })}
                <LimitHelp error={failure} />
              </Alert>
            )}
          </DialogContent>
          <DialogActions>
            <Button color="inherit" disabled={busy} onClick={close}>
              {of(`actions.${action.name}.dismiss`, { defaultValue: t('engine:dialog.cancel') })}
            </Button>
            <Button
              type="submit"
              variant="contained"
              color={isIrreversible ? 'error' : 'primary'}
              disabled={!isConfirmed}
              loading={busy}
            >
              {operationTitle({ kind: 'action', action }, words)}
            </Button>
          </DialogActions>
        </form>
      )}
    </GuardedDialog>
  );
}
