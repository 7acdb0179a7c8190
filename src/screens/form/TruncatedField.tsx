import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { fieldKindOf } from '../../fields';
import { fieldInputId } from '../../fields/kind';
import { valueAt } from '../../fields/paths';
import { loadedEntryCount } from '../record/loadedEntryCount';
import type { Words } from '../words';
import type { FormField } from './drafts';

interface Props {
  words: Words;
  /** The record that the form edits, as the server returned it. */
  record: unknown;
  formField: FormField;
}

/** Renders a field whose list the server truncated. The field is read-only, with a text that explains why. */
export function TruncatedField({ words, record, formField: { path, field } }: Props) {
  const { View, text } = fieldKindOf(field);
  const [value, context] = [valueAt(record, path), words.fieldContext(path)];
  const id = fieldInputId(context);
  return (
    <Box
      role="group"
      id={id}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-help`}
      sx={{ gridColumn: '1 / -1', minWidth: 0, overflowWrap: 'anywhere', pb: 2 }}
    >
      <Typography id={`${id}-label`} variant="caption" component="div" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {words.label(path)}
      </Typography>
      {View ? <View {...{ value, field, context }} /> : text(value, field, context)}
      <FormHelperText id={`${id}-help`}>
        {words.t('engine:form.truncated', { shown: loadedEntryCount(record, path) })}
      </FormHelperText>
    </Box>
  );
}
