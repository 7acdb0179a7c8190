import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

interface Props {
  /** Whether what it sends is under way. */
  busy: boolean;
  label: string;
  busyLabel: string;
}

/** The one button of a form. While it is busy it says so, and keeps the focus. */
export function SubmitButton({ busy, label, busyLabel }: Props) {
  return (
    <Button
      type="submit"
      variant="contained"
      aria-disabled={busy}
      startIcon={busy ? <CircularProgress size={16} color="inherit" aria-hidden /> : undefined}
      sx={{ height: 44, mt: 0.5, fontSize: '0.9375rem' }}
    >
      {busy ? busyLabel : label}
    </Button>
  );
}
