import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';
import { useFocusOnMount } from './useFocusOnMount';

interface Props {
  title: ReactNode;
  /** Content above the title, usually a back link. */
  above?: ReactNode;
  /** Whether the title gets the focus when the page opens, for pages without an input field. */
  focusOnMount?: boolean;
  /** Content right after the title. */
  beside?: ReactNode;
  /** Buttons at the end of the title's line. */
  children?: ReactNode;
}

/** Shows the header of a page: its h1 and its buttons. */
export function PageHeader({ title, above, beside, focusOnMount = false, children }: Props) {
  const heading = useFocusOnMount<HTMLHeadingElement>(focusOnMount);
  return (
    <div>
      {above}
      <div className={styles.line}>
        <h1 ref={heading} tabIndex={focusOnMount ? -1 : undefined} className={styles.title}>
          {title}
        </h1>
        {beside}
        <div className={styles.buttons}>{children}</div>
      </div>
    </div>
  );
}
