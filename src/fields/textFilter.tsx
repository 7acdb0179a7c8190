import TextField from '@mui/material/TextField';
import type { FilterKind, FilterProps } from './kind';

function TextFilterInput({ place, values, onChange }: FilterProps) {
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

/** How everything that is kept as text is filtered. */
export const textFilter: FilterKind = {
  comparisons: ['contains', 'equals', 'starts', 'empty', 'filled'],
  clean: (text) => text.trim().slice(0, 200) || null,
  operand: (text) => text,
  Input: TextFilterInput,
};
