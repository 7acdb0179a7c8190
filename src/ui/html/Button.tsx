import type { ComponentProps } from 'react';
import styles from './Button.module.css';

type Look = 'filled' | 'outlined' | 'text';

interface Props extends ComponentProps<'button'> {
  /** Default: `button`. */
  type?: 'button' | 'submit';
  look?: Look;
}

const classesOf = (look: Look, className = '') => `${styles.button} ${styles[look] ?? ''} ${className}`;

/** Renders a button that needs no code of MUI, for what is shown before that code is loaded. */
export function Button({ look = 'text', className, type, ...button }: Props) {
  return <button {...button} type={type === 'submit' ? 'submit' : 'button'} className={classesOf(look, className)} />;
}

/** Renders a link that looks like a button. */
export function ButtonLink({ look = 'text', className, children, ...link }: ComponentProps<'a'> & { look?: Look }) {
  return (
    <a {...link} className={classesOf(look, className)}>
      {children}
    </a>
  );
}
