import { useEffect, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { registerUnsavedWork } from '../../ui/unsavedWork';

/**
 * Keeps one on the page while something is unsaved: the answer's `state` is `blocked` while one is to be asked. Sign-in
 * is always let through: whoever is sent there can save nothing any more.
 *
 * @param isUnsaved asked at the moment of leaving
 * @param keep puts it where it is found again when the page goes without anybody's doing; absent for what cannot be kept
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
