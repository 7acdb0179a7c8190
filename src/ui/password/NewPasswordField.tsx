import Box from '@mui/material/Box';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from './PasswordField';
import { PasswordRules } from './PasswordRules';
import { findPasswordProblems } from './rules';
import { StrengthMeter } from './StrengthMeter';
import { loadPasswordStrength, type NewPasswordEntry } from './useNewPassword';

interface Props {
  /** State of the field, from `useNewPassword`. */
  entry: NewPasswordEntry;
  /** Label of the field. Defaults to "New password". */
  label?: string;
  autoFocus?: boolean;
}

type Estimator = Awaited<ReturnType<typeof loadPasswordStrength>>;

/** Renders the field for a new password with its strength and rules. The page has to load the texts of `password`. */
export function NewPasswordField({ entry, label, autoFocus }: Props) {
  const { t } = useTranslation('password');
  const [estimator, setEstimator] = useState<Estimator>();
  const hasInput = entry.value !== '';
  // The estimate is deferred, because for a long password it takes longer than the time between two keystrokes.
  const deferredPassword = useDeferredValue(entry.value);

  useEffect(() => {
    // If the estimator cannot be loaded, the server still checks the password.
    if (hasInput) loadPasswordStrength().then(setEstimator, () => {});
  }, [hasInput]);

  return (
    <PasswordField
      name="password"
      label={label ?? t('label')}
      autoComplete="new-password"
      autoFocus={autoFocus}
      inputRef={entry.inputRef}
      value={entry.value}
      onInput={({ target }) => entry.setValue(target instanceof HTMLInputElement ? target.value : '')}
      error={entry.error}
      help={
        <Box sx={{ display: 'grid', gap: 1 }}>
          <StrengthMeter
            strength={
              deferredPassword === ''
                ? undefined
                : estimator?.estimatePasswordStrength(deferredPassword, entry.email.split('@'))
            }
          />
          <PasswordRules
            id="password-help"
            hasInput={hasInput}
            problems={findPasswordProblems(entry.value, entry.email, estimator?.commonPasswords)}
          />
        </Box>
      }
    />
  );
}
