import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import type { CreateMany, ResourceDefinition } from '../../../../resources/definition';
import { fieldInputsOf } from '../../../fields/inputs';
import { GuardedDialog } from '../../../ui/GuardedDialog';
import { useWords } from '../../words';
import { focusFirstField } from '../focus';
import { useCreateManyForm } from './useCreateManyForm';

interface Props {
  definition: ResourceDefinition;
  createMany: CreateMany;
  onClose: () => void;
}

/** Renders the dialog that creates one record for each value of a pasted list. */
export function CreateManyDialog({ definition, createMany, onClose }: Props) {
  const words = useWords(definition);
  const { t, of } = words;
  const title = useId();
  const { text, changeText, textProblem, count, shared, submit, running, failures } = useCreateManyForm({
    definition,
    createMany,
    words,
    onDone: onClose,
  });
  return (
    <GuardedDialog
      isUnsaved={() => text.trim() !== ''}
      busy={running !== undefined}
      onClose={onClose}
      aria-labelledby={title}
      slotProps={{ paper: { sx: { width: 620 } } }}
    >
      {(close) => (
        <form
          ref={focusFirstField}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <DialogTitle id={title}>{of('createMany.title')}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
            <TextField
              multiline
              fullWidth
              required
              minRows={6}
              maxRows={14}
              id="create-many-values"
              autoComplete="off"
              label={of('createMany.each')}
              value={text}
              error={textProblem !== undefined}
              helperText={textProblem ?? (count > 0 ? of('createMany.count', { count }) : of('createMany.help'))}
              onChange={(event) => changeText(event.target.value)}
              sx={{ mt: 1 }}
            />
            {shared.map(({ path, field, draft, problem, change }) => {
              const { Input } = fieldInputsOf(field);
              return (
                Input && (
                  <Input
                    key={path}
                    {...{ field, draft, problem }}
                    context={words.fieldContext(path)}
                    label={words.label(path)}
                    onChange={change}
                    onBlur={() => {}}
                    required={field.required ?? false}
                  />
                )
              );
            })}
            {running && (
              <Box role="status">
                {t('engine:list.progress', running)}
                <LinearProgress
                  variant="determinate"
                  aria-labelledby={title}
                  value={Math.round((100 * running.done) / running.count)}
                />
              </Box>
            )}
            {failures.length > 0 && (
              <Alert severity="error" role="alert">
                {of('createMany.failed', { count: failures.length })}
                <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
                  {failures.map(({ value, failure }) => (
                    <li key={value}>{t('engine:form.valueProblem', { value, problem: failure })}</li>
                  ))}
                </Box>
              </Alert>
            )}
          </DialogContent>
          <DialogActions>
            <Button color="inherit" disabled={running !== undefined} onClick={close}>
              {t('engine:dialog.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={running !== undefined}>
              {of('createMany.submit')}
            </Button>
          </DialogActions>
        </form>
      )}
    </GuardedDialog>
  );
}
