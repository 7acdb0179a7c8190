import TextField from '@mui/material/TextField';

interface Props {
  label: string;
  /** Hides the label visually, in a table whose heading has it. */
  isLabelHidden?: boolean;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** Renders a choice of few options as the browser's own select. */
export function NativeSelect({ label, isLabelHidden = false, value, options, onChange }: Props) {
  return (
    <TextField
      select
      size="small"
      label={isLabelHidden ? undefined : label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        select: { native: true },
        htmlInput: isLabelHidden ? { 'aria-label': label } : {},
        inputLabel: { shrink: true },
      }}
      sx={{ minWidth: 200, maxWidth: '100%' }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
}
