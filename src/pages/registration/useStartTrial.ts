import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { refreshAccount } from '../../../providers/auth/account';
import { sendAsSignedInUser } from '../../../providers/auth/sendAsSignedInUser';
import { ApiError, errorTextKey } from '../../../providers/errors';
import { useAppServices } from '../../ui/appServices';
import { useSingleFlight } from '../../ui/useSingleFlight';

const startTrial = 'mutation ($input: StartTrialInput!) { startTrial(input: $input) { id } }';

/** Starts the trial of a tariff and opens the console. */
export function useStartTrial() {
  const { t } = useTranslation(['registration', 'app']);
  const { connection, refresher } = useAppServices();
  const navigate = useNavigate();
  const { runSingle } = useSingleFlight();
  const [starting, setStarting] = useState<string>();
  const [failure, setFailure] = useState<{ tariff: string; error: unknown }>();
  const hasStarted = useRef(false);

  const start = async (tariff: string) => {
    setStarting(tariff);
    setFailure(undefined);
    try {
      // A retry after a failed refresh must not start the trial a second time.
      if (!hasStarted.current) await sendAsSignedInUser(connection, refresher, startTrial, { input: { tariff } });
      hasStarted.current = true;
      await refreshAccount(connection, refresher);
      await navigate('/welcome');
    } catch (error) {
      setFailure({ tariff, error });
    } finally {
      setStarting(undefined);
    }
  };

  const errorTextOf = (error: unknown) => {
    const problems = error instanceof ApiError ? Object.values(error.validation).flat() : [];
    return (
      problems.map(({ code, payload }) => t(`app:serverError.${code}`, { ...payload })).join('\n') ||
      t(`app:${errorTextKey(error)}`)
    );
  };
  return {
    /** Id of the tariff whose trial is being started. */
    starting,
    /** The tariff whose trial could not be started, and the error's text. */
    failed: failure && { tariff: failure.tariff, text: errorTextOf(failure.error) },
    start: (tariff: { id: string }) => void runSingle(async () => start(tariff.id)),
  };
}
