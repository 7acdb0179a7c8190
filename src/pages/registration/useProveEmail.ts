import { type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { proveEmail, resendEmailCode } from '../../../providers/auth/proveEmail';
import { signOut } from '../../../providers/auth/signOut';
import { ApiError, errorCode } from '../../../providers/errors';
import { errorText } from '../../ui/errorText';
import { useAppServices } from '../../ui/appServices';
import { useSingleFlight } from '../../ui/useSingleFlight';

/** Returns the state of the form for the mailed code that proves an email address, and the form's actions. */
export function useProveEmail() {
  const { t } = useTranslation(['registration', 'app']);
  const { connection, refresher } = useAppServices();
  const inputRef = useRef<HTMLInputElement>(null);
  const [codeError, setCodeError] = useState<string>();
  const [failure, setFailure] = useState<{ text: string; isWarning: boolean }>();
  const [wasResent, setWasResent] = useState(false);
  const { busy, runSingle } = useSingleFlight();

  const showCodeError = (text: string) => {
    setCodeError(text);
    inputRef.current?.select();
  };
  const showFailure = (error: unknown) => {
    const isExpired = error instanceof ApiError && error.code === errorCode.expired;
    const isTaken = error instanceof ApiError && error.code === errorCode.unique;
    const text = isExpired ? t('proof.expired') : isTaken ? t('proof.taken') : errorText(error, t);
    setFailure({ text, isWarning: error instanceof ApiError && error.reason === 'network' });
  };
  const run = (work: () => Promise<void>) => {
    setCodeError(undefined);
    setFailure(undefined);
    setWasResent(false);
    void runSingle(async () => work().catch(showFailure));
  };

  const send = async () => {
    const code = inputRef.current?.value.trim() ?? '';
    if (code === '') return showCodeError(t('proof.missing'));
    try {
      await proveEmail(connection, refresher, code);
    } catch (error) {
      const [problem] = (error instanceof ApiError && error.validation.code) || [];
      if (!problem) throw error;
      showCodeError(t([`app:serverError.${problem.code}`, 'app:errors.invalid']));
    }
  };

  return {
    inputRef,
    codeError,
    failure,
    wasResent,
    busy,
    clearError: () => setCodeError(undefined),
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      run(send);
    },
    resend: () =>
      run(async () => {
        const user = connection.session.get()?.user.id;
        if (user === undefined) return;
        await resendEmailCode(connection, refresher, user);
        setWasResent(true);
        inputRef.current?.focus();
      }),
    /** Signs out, so that the form of a new account opens again. */
    startAgain: () => run(async () => signOut(connection, refresher)),
  };
}
