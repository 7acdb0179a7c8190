import TextField from '@mui/material/TextField';
import { maxListedValues } from '../conditions';
import type { FieldFilterProps } from '../kind';
import { splitList } from '../textFilter';

/** Renders the input of the filter on a text, or on a list of texts. */
export function TextFilter({ context: { t }, comparison, values, onChange }: FieldFilterProps) {
  const isList = comparison === 'in';
  return (
    <TextField
      autoFocus
      fullWidth
      size="small"
      label={t(isList ? 'engine:filters.values' : 'engine:filters.value')}
      multiline={isList}
      minRows={3}
      maxRows={8}
      helperText={isList && t('engine:filters.listHelp', { max: maxListedValues })}
      value={isList ? values.join('\n') : (values[0] ?? '')}
      onChange={({ target: { value } }) => onChange(isList ? splitList(value) : [value])}
    />
  );
}
