import { styled } from '@mui/material/styles';
import type { Tone } from '../../resources/fields';

/** One element with ready styles: a list draws a hundred of them at once. */
const Pill = styled('span')<{ tone: Tone }>(({ theme: { vars, typography }, tone }) => ({
  ...typography.body2,
  display: 'inline-block',
  maxWidth: '100%',
  padding: '1px 8px',
  border: '1px solid',
  borderRadius: 12,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'middle',
  color: tone === 'neutral' ? vars.palette.text.primary : vars.palette[tone].main,
  borderColor: tone === 'neutral' ? vars.palette.text.disabled : `rgba(${vars.palette[tone].mainChannel} / 0.7)`,
}));

/** A short word in a colour that means something. */
export function Badge({ tone, label }: { tone: Tone; label: string }) {
  return <Pill tone={tone}>{label}</Pill>;
}
