import Chip from '@mui/material/Chip';
import type { Tone } from '../../resources/fields';

const colours = {
  neutral: 'default',
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'error',
} as const satisfies Record<Tone, string>;

/** A short word in a colour that means something. */
export function Badge({ tone, label }: { tone: Tone; label: string }) {
  return <Chip size="small" variant="outlined" color={colours[tone]} label={label} />;
}
