import type { ReactNode } from 'react';
import { DocumentTitle } from '../DocumentTitle';
import { useFocusOnMount } from '../useFocusOnMount';
import styles from './FormHeader.module.css';

interface Props {
  title: string;
  /** Text below the title. */
  children?: ReactNode;
  /** Whether the title gets the focus when it is mounted, for content that replaces a form. */
  focusOnMount?: boolean;
}

/** Shows the title of a sign-in or password form, and sets the document title. */
export function FormHeader({ title, children, focusOnMount = false }: Props) {
  const heading = useFocusOnMount<HTMLHeadingElement>(focusOnMount, false);
  return (
    <div className={styles.header}>
      <DocumentTitle title={title} />
      <h1 ref={heading} tabIndex={focusOnMount ? -1 : undefined} className={styles.title}>
        {title}
      </h1>
      {children && <div className={styles.text}>{children}</div>}
    </div>
  );
}
