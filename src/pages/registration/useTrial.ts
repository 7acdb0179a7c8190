import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { refreshAccount } from '../../../providers/auth/account';
import { callSignedIn } from '../../../providers/auth/callSignedIn';
import { ApiError, errorKey } from '../../../providers/errors';
import { useTab } from '../../ui/tab';
import { useOnce } from '../../ui/useOnce';

const startTrial = 'mutation ($input: StartTrialInput!) { startTrial(input: $input) { id } }';

/** Begins a tariff's trial and leads into the console. */
export function useTrial() {
  const { t } = useTranslation(['registration', 'app']);
  const { connection, refresher } = useTab();
  const navigate = useNavigate();
  const { once } = useOnce();
  const [starting, setStarting] = useState<string>();
  const [error, setError] = useState<unknown>();
  const begun = useRef(false);

  const start = async (tariff: string) => {
    setStarting(tariff);
    setError(undefined);
    try {
      // What has begun is not begun again, though its answer led nowhere.
      if (!begun.current) await callSignedIn(connection, refresher, startTrial, { input: { tariff } });
      begun.current = true;
      await refreshAccount(connection, refresher);
      await navigate('/welcome');
    } catch (cause) {
      setError(cause);
    } finally {
      setStarting(undefined);
    }
  };

  const problems = error instanceof ApiError ? Object.values(error.validation).flat() : [];
  const said = problems.map(({ code, payload }) => t(`app:serverError.${code}`, { ...payload })).join('\n');
  return {
    /** Id of the tariff whose trial is being begun. */
    starting,
    /** Why it could not be, as a sentence. */
    failure: error === undefined ? undefined : said || t(`app:${errorKey(error)}`),
    start: (tariff: { id: string }) => void once(async () => start(tariff.id)),
  };
}
