import { type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { registerAccount } from '../../../providers/auth/register';
import type { Session } from '../../../providers/auth/session';
import { ApiError, type ProblemsByPath } from '../../../providers/errors';
import { currentLanguage } from '../../../providers/i18n';
import { termsVersion } from '../../../resources/terms';
import { type RetryDelay, retryDelayOf } from '../../ui/errorText';
import { useNewPassword } from '../../ui/password/useNewPassword';
import { useAppServices } from '../../ui/appServices';
import { useSingleFlight } from '../../ui/useSingleFlight';

/** Reasons of a failed registration that have their own text. */
const knownReasons = ['locked', 'network', 'registration_closed'] as const;

/** A failure of the registration that concerns no single field. */
interface RegistrationFailure {
  reason: (typeof knownReasons)[number] | 'unknown';
  /** How long to wait before the next attempt, if the server limits attempts. */
  wait?: RetryDelay;
}

/** Text fields of the account's form, in order. */
const accountFields = ['first_name', 'last_name', 'email'] as const;

type AccountField = (typeof accountFields)[number];

/** Returns the state of the account form and its actions. */
export function useAccountForm(onDone: (session: Session) => void) {
  const { t } = useTranslation(['registration', 'app']);
  const { connection } = useAppServices();
  const [values, setValues] = useState({ first_name: '', last_name: '', email: '' });
  const [accepted, setAccepted] = useState(false);
  const refs = {
    first_name: useRef<HTMLInputElement>(null),
    last_name: useRef<HTMLInputElement>(null),
    email: useRef<HTMLInputElement>(null),
  };
  const termsRef = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<ProblemsByPath>({});
  const password = useNewPassword(values.email);
  const [failure, setFailure] = useState<RegistrationFailure>();
  const { busy, runSingle } = useSingleFlight();

  /**
   * Shows validation problems at their fields and focuses the first such field. Returns whether there are no problems.
   */
  const show = (found: ProblemsByPath) => {
    setProblems(found);
    const first = accountFields.find((field) => found[field]?.length);
    if (first) refs[first].current?.focus();
    else if (found.terms?.length && !found.password?.length) termsRef.current?.focus();
    return Object.keys(found).length === 0;
  };

  const send = async () => {
    const isStrong = await password.check();
    const missing = accountFields.filter((field) => values[field].trim() === '');
    const found = Object.fromEntries([...missing, ...(accepted ? [] : ['terms'])].map((field) => [field, required]));
    // `password.check` has moved the focus to the password field if the password is invalid. A field above it that is
    // empty gets the focus instead.
    const isComplete = show(isStrong ? found : { ...found, password: required });
    if (!isComplete || !isStrong) return;
    try {
      const { first_name, last_name, email } = values;
      onDone(
        await registerAccount(connection, {
          first_name: first_name.trim(),
          last_name: last_name.trim(),
          email: email.trim(),
          password: password.value,
          lang: currentLanguage(),
          terms_version: termsVersion,
        }),
      );
    } catch (error) {
      const validation = error instanceof ApiError ? error.validation : {};
      password.showProblems(validation.password ?? []);
      if (show(validation)) setFailure(failureOf(error));
    }
  };

  const textOf = (field: AccountField | 'terms') =>
    problems[field]
      ?.map(({ code, payload }) =>
        t(code === 'required' ? `account.missing.${field}` : [`app:serverError.${code}`, 'app:errors.invalid'], {
          ...payload,
        }),
      )
      .join('\n') || undefined;
  const clear = (field: string) => setProblems((now) => ({ ...now, [field]: [] }));

  return {
    fieldOf: (field: AccountField) => ({
      value: values[field],
      inputRef: refs[field],
      error: textOf(field),
      onInput: ({ target }: SyntheticEvent) => {
        if (!(target instanceof HTMLInputElement)) return;
        const { value } = target;
        setValues((now) => ({ ...now, [field]: value }));
        clear(field);
      },
    }),
    terms: {
      checked: accepted,
      inputRef: termsRef,
      error: textOf('terms'),
      onChange: (checked: boolean) => {
        setAccepted(checked);
        clear('terms');
      },
    },
    password,
    failure,
    busy,
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      setFailure(undefined);
      void runSingle(send);
    },
  };
}

const required = [{ code: 'required' }];

function failureOf(error: unknown): RegistrationFailure {
  const reason = error instanceof ApiError ? error.reason : undefined;
  return { reason: knownReasons.find((known) => known === reason) ?? 'unknown', wait: retryDelayOf(error) };
}
