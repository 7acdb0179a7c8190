import { useCallback, useEffect, useState } from 'react';
import { type Link, readLink } from '../../../providers/auth/links';
import { type SignInFailure, signInFailureOf } from '../../ui/auth/signInFailure';
import { useAppServices } from '../../ui/appServices';

/** What is known of a link: nothing yet, the link, that it does not work (null), or why it could not be asked about. */
interface Known {
  link?: Link | null;
  failure?: SignInFailure;
}

/** Asks what a link's token is good for; `retry` asks again. */
export function useLink(token: string): Known & { retry: () => void } {
  const { connection } = useAppServices();
  const [known, setKnown] = useState<Known>({});

  const ask = useCallback(
    () =>
      void readLink(connection, token).then(
        (link) => setKnown({ link }),
        (error: unknown) => setKnown({ failure: signInFailureOf(error) }),
      ),
    [connection, token],
  );
  useEffect(ask, [ask]);

  return {
    ...known,
    retry: () => {
      setKnown({});
      ask();
    },
  };
}
