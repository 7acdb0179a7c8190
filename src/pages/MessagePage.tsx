import type { ReactNode } from 'react';
import { DocumentTitle } from '../ui/DocumentTitle';
import styles from './MessagePage.module.css';

interface Props {
  title: string;
  /** Buttons below the message. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Renders a page that only shows a message. */
export function MessagePage({ title, actions, children }: Props) {
  return (
    <div className={styles.message}>
      <DocumentTitle title={title} />
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.text}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
