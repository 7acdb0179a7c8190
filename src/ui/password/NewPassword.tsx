import Box from '@mui/material/Box';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from './PasswordField';
import { PasswordRules } from './PasswordRules';
import { problemsOf } from './rules';
import { StrengthMeter } from './StrengthMeter';
import { loadStrength, type NewPasswordEntry } from './useNewPassword';

interface Props {
  /** From `useNewPassword`. */
  entry: NewPasswordEntry;
  /** When it is not simply "New password". */
  label?: string;
  autoFocus?: boolean;
}

type Estimator = Awaited<ReturnType<typeof loadStrength>>;

/** Field for a new password: how strong it is, and the rules that it has to keep. Its page loads the words of `password`. */
export function NewPassword({ entry, label, autoFocus }: Props) {
  const { t } = useTranslation('password');
  const [estimator, setEstimator] = useState<Estimator>();
  const begun = entry.value !== '';
  // Estimating a long one takes longer than a key may.
  const judged = useDeferredValue(entry.value);

  useEffect(() => {
    // What was typed is checked by the server in any case.
    if (begun) loadStrength().then(setEstimator, () => {});
  }, [begun]);

  return (
    <PasswordField
      name="password"
      label={label ?? t('label')}
      autoComplete="new-password"
      autoFocus={autoFocus}
      inputRef={entry.inputRef}
      value={entry.value}
      onInput={({ target }) => entry.type(target instanceof HTMLInputElement ? target.value : '')}
      problem={entry.problem}
      help={
        <Box sx={{ display: 'grid', gap: 1 }}>
          <StrengthMeter strength={judged === '' ? undefined : estimator?.strengthOf(judged, entry.email.split('@'))} />
          <PasswordRules
            id="password-help"
            begun={begun}
            problems={problemsOf(entry.value, entry.email, estimator?.commonest)}
          />
        </Box>
      }
    />
  );
}
