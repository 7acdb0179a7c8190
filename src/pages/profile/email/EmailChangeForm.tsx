import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { secondFactorReason } from '../../../../providers/auth/signIn';
import { ApiError } from '../../../../providers/errors';
import { FormAlert } from '../../../ui/auth/FormAlert';
import { SubmitButton } from '../../../ui/auth/SubmitButton';
import { errorText } from '../../../ui/errorText';
import { LabelledField } from '../../../ui/LabelledField';
import { PasswordField } from '../../../ui/password/PasswordField';
import { useSingleFlight } from '../../../ui/useSingleFlight';
import type { EmailChangeInput } from './useEmailChange';

interface Props {
  /** The current address, for password managers. */
  username: string;
  request: (change: EmailChangeInput) => Promise<void>;
  onCancel: () => void;
}

const fields = ['email', 'password', 'code'] as const;
type Field = (typeof fields)[number];

const inputText = ({ target }: SyntheticEvent) => (target instanceof HTMLInputElement ? target.value : '');

/** Renders the form for a new address, the password and, when the server asks for it, a code of the second factor. */
export function EmailChangeForm({ username, request, onCancel }: Props) {
  const { t } = useTranslation(['profile', 'app', 'auth']);
  const [values, setValues] = useState<Readonly<Record<Field, string>>>({ email: '', password: '', code: '' });
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({});
  const [isCodeRequired, setCodeRequired] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { busy, runSingle } = useSingleFlight();

  const edit = (field: Field) => (event: SyntheticEvent) => {
    setValues({ ...values, [field]: inputText(event) });
    setProblems({ ...problems, [field]: undefined });
  };
  const inputsOf = (field: Field) => ({ value: values[field], error: problems[field], onInput: edit(field) });

  const showError = (error: unknown) => {
    const wanted = secondFactorReason(error);
    if (wanted) {
      setCodeRequired(true);
      if (wanted === 'code_wrong') setProblems({ code: t('code.wrong') });
      return;
    }
    const validation = error instanceof ApiError ? error.validation : {};
    const found = fields.flatMap((field) =>
      (validation[field] ?? [])
        .slice(0, 1)
        .map(({ code, payload }): [Field, string] => [field, t(`app:serverError.${code}`, { ...payload })]),
    );
    if (found.length > 0) setProblems(Object.fromEntries(found));
    else setFailure(errorText(error, t));
  };

  async function send() {
    setFailure(undefined);
    const wanted = isCodeRequired ? fields : fields.slice(0, 2);
    const missing = wanted.filter((field) => values[field].trim() === '');
    setProblems(Object.fromEntries(missing.map((field) => [field, t('app:serverError.required')])));
    if (missing.length > 0) return;
    const { email, password, code } = values;
    try {
      await request({ email: email.trim(), password, ...(isCodeRequired ? { code: code.trim() } : {}) });
    } catch (error) {
      showError(error);
    }
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void runSingle(send);
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      <FormAlert>{failure}</FormAlert>
      <input type="email" autoComplete="username" value={username} readOnly hidden />
      <LabelledField
        name="new-email"
        type="email"
        label={t('emailChange.newEmail')}
        autoComplete="off"
        autoFocus
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...inputsOf('email')}
      />
      <PasswordField
        name="email-password"
        label={t('emailChange.password')}
        autoComplete="current-password"
        {...inputsOf('password')}
      />
      {isCodeRequired && (
        <LabelledField
          name="email-second-factor"
          label={t('code.either')}
          autoComplete="one-time-code"
          autoFocus
          {...inputsOf('code')}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <SubmitButton busy={busy} label={t('emailChange.send')} busyLabel={t('emailChange.sending')} />
        <Button color="inherit" onClick={onCancel}>
          {t('secondFactor.cancel')}
        </Button>
      </Box>
    </Box>
  );
}
