import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import { type FieldOf, fieldInputId, type FieldInputProps } from '../kind';

/** Renders the input of a rating as stars. Selecting the current rating again clears the value. */
export function StarsInput({
  field: { max = 5 },
  context,
  label,
  help,
  draft,
  onChange,
  onBlur,
  problem,
  required,
}: FieldInputProps<FieldOf<'number'>>) {
  const id = fieldInputId(context);
  const value = typeof draft === 'string' && draft !== '' ? Number(draft) : null;
  return (
    <FormControl
      component="fieldset"
      error={problem !== undefined}
      required={required}
      onBlur={onBlur}
      sx={{ border: 0, p: 0, m: 0 }}
    >
      <FormLabel component="legend" sx={{ typography: 'body2' }}>
        {label}
      </FormLabel>
      <Rating
        id={id}
        name={id}
        size="large"
        max={max}
        value={value}
        getLabelText={(count) => context.t('engine:fields.stars.of', { count, max })}
        emptyLabelText={context.t('engine:fields.stars.none')}
        onChange={(_, stars) => onChange(stars === null ? '' : String(stars))}
        sx={{ ml: -0.5, alignSelf: 'start' }}
      />
      <FormHelperText sx={{ mx: 0 }}>{problem ?? help ?? ' '}</FormHelperText>
    </FormControl>
  );
}
