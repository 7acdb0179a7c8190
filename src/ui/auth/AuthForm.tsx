import type { ReactNode, SyntheticEvent } from 'react';
import styles from './AuthForm.module.css';

/** Renders the form of a sign-in or password page. It shows its own messages instead of the browser's. */
export function AuthForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {children}
    </form>
  );
}
