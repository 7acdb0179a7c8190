import Rating from '@mui/material/Rating';

/** A number as so many stars, to be read. */
export function Stars({ value, max, text }: { value: number; max: number; text: string }) {
  return <Rating readOnly size="small" value={value} max={max} getLabelText={() => text} />;
}
