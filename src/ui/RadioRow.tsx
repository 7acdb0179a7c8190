import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

interface Props {
  id: string;
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  required?: boolean;
  error?: string;
  help?: string;
  autoFocus?: boolean;
}

/** Draws the focus ring inside the radio, so that it does not cover the label. */
const insetFocusRing = { mr: 0.25, '&.Mui-focusVisible': { outlineOffset: '-7px' } };

/** Renders a group of radio buttons in one row. */
export function RadioRow({ id, label, options, value, onChange, onBlur, required, error, help, autoFocus }: Props) {
  const helpId = `${id}-about`;
  return (
    <FormControl fullWidth error={error !== undefined} required={required}>
      <FormLabel id={`${id}-label`} sx={{ typography: 'caption' }}>
        {label}
      </FormLabel>
      <RadioGroup
        row
        id={id}
        name={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={(error ?? help) ? helpId : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      >
        {options.map((option, index) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            label={option.label}
            control={<Radio size="small" sx={insetFocusRing} autoFocus={autoFocus && index === 0} />}
          />
        ))}
      </RadioGroup>
      {(error ?? help) && (
        <FormHelperText id={helpId} sx={{ mx: 0 }}>
          {error ?? help}
        </FormHelperText>
      )}
    </FormControl>
  );
}
