import type { ComponentProps, ReactNode } from 'react';
import styles from './ToggleGroup.module.css';

interface Choice<Value extends string> extends Pick<ComponentProps<'button'>, 'aria-label' | 'title' | 'lang'> {
  value: Value;
  content: ReactNode;
}

interface Props<Value extends string> {
  'aria-label': string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** Renders buttons of which one is pressed. Pressing that one again does nothing. */
export function ToggleGroup<Value extends string>({ choices, value, onChoose, ...group }: Props<Value>) {
  return (
    <div role="group" className={styles.group} {...group}>
      {choices.map(({ value: choice, content, ...button }) => (
        <button
          key={choice}
          type="button"
          className={styles.toggle}
          aria-pressed={choice === value}
          onClick={() => choice !== value && onChoose(choice)}
          {...button}
        >
          {content}
        </button>
      ))}
    </div>
  );
}
