import TextField from '@mui/material/TextField';
import type { FieldFilterProps } from '../kind';

/** Renders the input of the filter on a text. */
export function TextFilter({ context, values, onChange }: FieldFilterProps) {
  return (
    <TextField
      autoFocus
      fullWidth
      size="small"
      label={context.t('engine:filters.value')}
      value={values[0] ?? ''}
      onChange={(event) => onChange([event.target.value])}
    />
  );
}
