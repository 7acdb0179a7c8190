import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { FieldFilterProps } from '../kind';

/** Renders the inputs of the filter on a number: one value, or two for a range. */
export function NumberFilter({ context: { t }, comparison, values, onChange }: FieldFilterProps) {
  const [first = '', second = ''] = values;
  const renderInput = (label: string, value: string, change: (value: string) => void, autoFocus: boolean) => (
    <TextField
      fullWidth
      size="small"
      autoFocus={autoFocus}
      label={label}
      value={value}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      onChange={(event) => change(event.target.value)}
    />
  );
  if (comparison === 'equals') return renderInput(t('engine:filters.value'), first, (value) => onChange([value]), true);
  return (
    <Stack direction="row" spacing={1}>
      {renderInput(t('engine:filters.from'), first, (value) => onChange([value, second]), true)}
      {renderInput(t('engine:filters.to'), second, (value) => onChange([first, value]), false)}
    </Stack>
  );
}
