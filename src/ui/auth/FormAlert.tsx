import type { ReactNode } from 'react';
import { Icon } from '../html/Icon';
import styles from './FormAlert.module.css';

interface Props {
  severity?: 'error' | 'warning';
  children: ReactNode;
}

/**
 * Shows a form's error. The live region is always in the document: screen readers only announce a change of its
 * content.
 */
export function FormAlert({ severity = 'error', children }: Props) {
  return (
    <div role="alert" className={styles.region}>
      {children && (
        <div className={`${styles.alert} ${styles[severity]}`}>
          <Icon name="attention" />
          <div>{children}</div>
        </div>
      )}
    </div>
  );
}
