import TextField from '@mui/material/TextField';
import type { FilterProps } from '../kind';

/** Renders the filter for text fields. */
export function TextFilter({ place, values, onChange }: FilterProps) {
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
