import Rating from '@mui/material/Rating';

/** Renders a number as read-only stars. */
export function ReadOnlyStars({ value, max, text }: { value: number; max: number; text: string }) {
  return <Rating readOnly size="small" value={value} max={max} getLabelText={() => text} />;
}
