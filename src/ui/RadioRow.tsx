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
  problem?: string;
  help?: string;
  autoFocus?: boolean;
}

/** The focus ring around the circle alone, so that it does not lie on the first letters of the label. */
const ringInside = { mr: 0.25, '&.Mui-focusVisible': { outlineOffset: '-7px' } };

/** A few choices, all in sight, in one row. */
export function RadioRow({ id, label, options, value, onChange, onBlur, required, problem, help, autoFocus }: Props) {
  const about = `${id}-about`;
  return (
    <FormControl fullWidth error={problem !== undefined} required={required}>
      <FormLabel id={`${id}-label`} sx={{ typography: 'caption' }}>
        {label}
      </FormLabel>
      <RadioGroup
        row
        id={id}
        name={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={(problem ?? help) ? about : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      >
        {options.map((option, index) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            label={option.label}
            control={<Radio size="small" sx={ringInside} autoFocus={autoFocus && index === 0} />}
          />
        ))}
      </RadioGroup>
      {(problem ?? help) && (
        <FormHelperText id={about} sx={{ mx: 0 }}>
          {problem ?? help}
        </FormHelperText>
      )}
    </FormControl>
  );
}
