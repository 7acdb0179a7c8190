import { useCallback, useEffect, useRef, useState } from 'react';
import { invalidSharedLinkReason, fetchSharedRequest } from '../../../providers/sharedRequest';
import type { SharedRequest } from '../../../resources/contract.generated';
import { useAppServices } from '../../ui/appServices';

/** State of a shared request. */
interface SharedRequestState {
  /** The request as of the last successful load. Absent until the first one. */
  request?: SharedRequest;
  /** Time of the last successful load. */
  loadedAt?: Date;
  /** Why the link does not work. `request` is absent then. */
  linkError?: 'expired' | 'unknown';
  /** Whether the last load failed for another reason. `request` still contains the data of the last successful load. */
  failed?: boolean;
}

/** Interval of the refresh. Shared pages poll the server, because they have no WebSocket. */
const refreshIntervalMs = 60_000;

/** Loads a shared request, and refreshes it every minute while the page is visible. `refresh` loads it at once. */
export function useSharedRequest(token: string): SharedRequestState & { refresh: () => void } {
  const { connection } = useAppServices();
  const [state, setState] = useState<SharedRequestState>({});
  const latestRequest = useRef(0);

  const refresh = useCallback(() => {
    const requestNumber = (latestRequest.current += 1);
    const applyState = (next: (before: SharedRequestState) => SharedRequestState) => {
      // A response is ignored when a later request was sent meanwhile.
      if (requestNumber === latestRequest.current) setState(next);
    };
    fetchSharedRequest(connection, token).then(
      (request) => applyState(() => ({ request, loadedAt: new Date() })),
      (error: unknown) => {
        const linkError = invalidSharedLinkReason(error);
        applyState(({ request, loadedAt }) => (linkError ? { linkError } : { request, loadedAt, failed: true }));
      },
    );
  }, [connection, token]);

  useEffect(() => {
    refresh();
    return () => {
      latestRequest.current += 1;
    };
  }, [refresh]);

  const { linkError } = state;
  useEffect(() => {
    if (linkError) return;
    let last = Date.now();
    const refreshIfDue = () => {
      if (document.visibilityState !== 'visible' || Date.now() - last < refreshIntervalMs - 1000) return;
      last = Date.now();
      refresh();
    };
    const timer = window.setInterval(refreshIfDue, refreshIntervalMs);
    document.addEventListener('visibilitychange', refreshIfDue);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshIfDue);
    };
  }, [linkError, refresh]);

  return { ...state, refresh: refresh };
}
