import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { refreshAccount } from '../../../providers/auth/account';
import { callSignedIn } from '../../../providers/auth/callSignedIn';
import { ApiError, errorKey } from '../../../providers/errors';
import { useAppServices } from '../../ui/appServices';
import { useSingleFlight } from '../../ui/useSingleFlight';

const startTrial = 'mutation ($input: StartTrialInput!) { startTrial(input: $input) { id } }';

/** Begins a tariff's trial and leads into the console. */
export function useTrial() {
  const { t } = useTranslation(['registration', 'app']);
  const { connection, refresher } = useAppServices();
  const navigate = useNavigate();
  const { runSingle } = useSingleFlight();
  const [starting, setStarting] = useState<string>();
  const [failure, setFailure] = useState<{ tariff: string; error: unknown }>();
  const begun = useRef(false);

  const start = async (tariff: string) => {
    setStarting(tariff);
    setFailure(undefined);
    try {
      // What has begun is not begun again, though its answer led nowhere.
      if (!begun.current) await callSignedIn(connection, refresher, startTrial, { input: { tariff } });
      begun.current = true;
      await refreshAccount(connection, refresher);
      await navigate('/welcome');
    } catch (error) {
      setFailure({ tariff, error });
    } finally {
      setStarting(undefined);
    }
  };

  const textOf = (error: unknown) => {
    const problems = error instanceof ApiError ? Object.values(error.validation).flat() : [];
    return (
      problems.map(({ code, payload }) => t(`app:serverError.${code}`, { ...payload })).join('\n') ||
      t(`app:${errorKey(error)}`)
    );
  };
  return {
    /** Id of the tariff whose trial is being begun. */
    starting,
    /** The one whose trial could not be begun, and why. */
    failed: failure && { tariff: failure.tariff, text: textOf(failure.error) },
    start: (tariff: { id: string }) => void runSingle(async () => start(tariff.id)),
  };
}
