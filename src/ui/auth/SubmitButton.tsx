import Button from '@mui/material/Button';
import { Spinner } from '../Spinner';

interface Props {
  /** Whether the form is being sent. */
  busy: boolean;
  label: string;
  busyLabel: string;
}

/** Renders the submit button of a form. While busy it shows progress and keeps the focus. */
export function SubmitButton({ busy, label, busyLabel }: Props) {
  return (
    <Button
      type="submit"
      variant="contained"
      aria-disabled={busy}
      startIcon={busy ? <Spinner aria-hidden /> : undefined}
      sx={{ height: 44, mt: 0.5, fontSize: '0.9375rem' }}
    >
      {busy ? busyLabel : label}
    </Button>
  );
}
