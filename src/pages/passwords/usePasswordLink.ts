import { useCallback, useEffect, useState } from 'react';
import { type PasswordLink, fetchPasswordLink } from '../../../providers/auth/passwordLinks';
import { type SignInFailure, signInFailureOf } from '../../ui/auth/signInFailure';
import { useAppServices } from '../../ui/appServices';

/** State of a link. `link` is undefined while it loads, and null if the link does not work. */
interface LinkState {
  link?: PasswordLink | null;
  failure?: SignInFailure;
}

/** Loads the link of a token. `retry` loads it again after a failure. */
export function usePasswordLink(token: string): LinkState & { retry: () => void } {
  const { connection } = useAppServices();
  const [state, setState] = useState<LinkState>({});

  const loadLink = useCallback(
    () =>
      void fetchPasswordLink(connection, token).then(
        (link) => setState({ link }),
        (error: unknown) => setState({ failure: signInFailureOf(error) }),
      ),
    [connection, token],
  );
  useEffect(loadLink, [loadLink]);

  return {
    ...state,
    retry: () => {
      setState({});
      loadLink();
    },
  };
}
