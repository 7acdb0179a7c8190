import TextField from '@mui/material/TextField';
import type { FieldFilterProps } from '../kind';

/** Renders the input of the filter on a text. */
export function TextFilter({ place, values, onChange }: FieldFilterProps) {
  return (
    <TextField
      autoFocus
      fullWidth
      size="small"
      label={place.t('engine:filters.value')}
      value={values[0] ?? ''}
      onChange={(event) => onChange([event.target.value])}
    />
  );
}
