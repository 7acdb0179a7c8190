import { useEffect, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { registerUnsavedWork } from '../../ui/unsavedWork';

/**
 * Blocks navigation while something is unsaved: `state` is `blocked` while the user must decide. The sign-in page is
 * never blocked, because an expired session cannot save.
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

/** What is edited is told by the address: a form within a page by what stands behind the question mark. */
const placeOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;
