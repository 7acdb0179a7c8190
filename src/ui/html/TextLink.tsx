import type { ComponentProps } from 'react';
import styles from './TextLink.module.css';

const classesOf = (className = '') => `${styles.link} ${className}`;

/** Renders a link that needs no code of MUI. */
export function TextLink({ className, children, ...link }: ComponentProps<'a'>) {
  return (
    <a {...link} className={classesOf(className)}>
      {children}
    </a>
  );
}

/** Renders a button that looks like a link. */
export function LinkButton({ className, ...button }: ComponentProps<'button'>) {
  return <button {...button} type="button" className={classesOf(className)} />;
}
