import { useEffect, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { registerUnsavedWork } from '../../ui/unsavedWork';

/**
 * Blocks navigation while there are unsaved changes. The `state` of the returned blocker is `blocked` while the user
 * has to decide. Navigation to the sign-in page is never blocked, because nothing can be saved without a session.
 *
 * @param isUnsaved called on each navigation
 * @param keep stores a draft before the page unloads; absent for content that cannot be stored
 */
export function useLeaveGuard(isUnsaved: () => boolean, keep?: () => void): Blocker {
  const latest = useRef({ isUnsaved, keep });
  useEffect(() => {
    latest.current = { isUnsaved, keep };
  });

  const canBeKept = keep !== undefined;
  useEffect(
    () =>
      registerUnsavedWork({
        isUnsaved: () => latest.current.isUnsaved(),
        ...(canBeKept && { storeDraft: () => latest.current.keep?.() }),
      }),
    [canBeKept],
  );

  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      placeOf(currentLocation) !== placeOf(nextLocation) &&
      !nextLocation.pathname.startsWith('/auth') &&
      latest.current.isUnsaved(),
  );
}

/** Path and query identify what is edited, because a form within a page has its record in the query. */
const placeOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;
