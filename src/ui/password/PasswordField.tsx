import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../html/Icon';
import { LabelledField, type LabelledFieldProps } from '../LabelledField';
import styles from './PasswordField.module.css';

interface Props extends Omit<LabelledFieldProps, 'type' | 'end'> {
  /** Tells password managers which password to fill in. */
  autoComplete: 'current-password' | 'new-password';
}

/** Renders a password field with a button that shows the typed text. */
export function PasswordField(props: Props) {
  const { t } = useTranslation('app');
  const [shown, setShown] = useState(false);
  const toggle = t(shown ? 'password.hide' : 'password.show');
  return (
    <LabelledField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <button
          type="button"
          className={styles.toggle}
          aria-label={toggle}
          title={toggle}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'crossedEye' : 'eye'} />
        </button>
      }
    />
  );
}
