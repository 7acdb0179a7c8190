import { useCallback, useEffect, useRef, useState } from 'react';
import { deadLinkOf, readSharedRequest } from '../../../providers/sharedRequest';
import type { SharedRequest } from '../../../resources/contract.generated';
import { useTab } from '../../ui/tab';

/** What is known of a link's request. */
export interface Known {
  /** As it was when it was last looked at; absent before the first answer. */
  request?: SharedRequest;
  /** When that was. */
  lookedAt?: Date;
  /** The link does not work, or not any more: nothing of the request is kept. */
  dead?: 'expired' | 'unknown';
  /** The last look failed for another reason; what was seen before stays. */
  failed?: boolean;
}

/** Milliseconds from look to look: this page has no socket. */
const pause = 60_000;

/** Looks at a link's request, and again every minute as long as somebody looks at the page. `look` looks at once. */
export function useSharedRequest(token: string): Known & { look: () => void } {
  const { connection } = useTab();
  const [known, setKnown] = useState<Known>({});
  const turn = useRef(0);

  const look = useCallback(() => {
    const mine = (turn.current += 1);
    const learn = (next: (before: Known) => Known) => {
      // An older answer never comes over a newer one.
      if (mine === turn.current) setKnown(next);
    };
    readSharedRequest(connection, token).then(
      (request) => learn(() => ({ request, lookedAt: new Date() })),
      (error: unknown) => {
        const dead = deadLinkOf(error);
        learn(({ request, lookedAt }) => (dead ? { dead } : { request, lookedAt, failed: true }));
      },
    );
  }, [connection, token]);

  useEffect(() => {
    look();
    return () => {
      turn.current += 1;
    };
  }, [look]);

  const { dead } = known;
  useEffect(() => {
    if (dead) return;
    let last = Date.now();
    const lookIfDue = () => {
      if (document.visibilityState !== 'visible' || Date.now() - last < pause - 1000) return;
      last = Date.now();
      look();
    };
    const timer = window.setInterval(lookIfDue, pause);
    document.addEventListener('visibilitychange', lookIfDue);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfDue);
    };
  }, [dead, look]);

  return { ...known, look };
}
