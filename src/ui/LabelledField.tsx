import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './LabelledField.module.css';

export interface LabelledFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Name and DOM id of the input. Must be unique on a page. */
  name: string;
  label: string;
  inputRef?: Ref<HTMLInputElement>;
  /** Validation message. When given, the field is marked as invalid. */
  error?: string;
  /** Help shown below the input. Its root element needs the id `<name>-help`, which describes the input. */
  help?: ReactNode;
  /** What stands in the field after the input, such as a button. */
  end?: ReactNode;
}

/**
 * Renders a text field with its label above it, because a label inside the field could overlap with text that a password
 * manager fills in. Without `value` the field is uncontrolled, so that React does not reset what the browser filled in.
 */
export function LabelledField({ name, label, inputRef, error, help, end, ...input }: LabelledFieldProps) {
  const errorId = `${name}-problem`;
  const isInvalid = error !== undefined;
  const describedBy = [isInvalid && errorId, help !== undefined && `${name}-help`].filter(Boolean);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={name}>
        {label}
      </label>
      <div className={`${styles.box} ${isInvalid ? styles.invalid : ''}`}>
        <input
          {...input}
          ref={inputRef}
          id={name}
          name={name}
          className={styles.input}
          aria-invalid={isInvalid}
          aria-describedby={describedBy.join(' ') || undefined}
        />
        {end}
      </div>
      {isInvalid && (
        <div id={errorId} className={styles.error}>
          {error}
        </div>
      )}
      {help}
    </div>
  );
}
