import { Button } from '../html/Button';
import { Spinner } from '../Spinner';
import styles from './SubmitButton.module.css';

interface Props {
  /** Whether the form is being sent. */
  busy: boolean;
  label: string;
  busyLabel: string;
}

/** Renders the submit button of a form. While busy it shows progress and keeps the focus. */
export function SubmitButton({ busy, label, busyLabel }: Props) {
  return (
    <Button type="submit" look="filled" className={styles.submit} aria-disabled={busy}>
      {busy && <Spinner />}
      {busy ? busyLabel : label}
    </Button>
  );
}
