import { useEffect, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router';

/**
 * Keeps one on the page while something is unsaved: the answer's `state` is `blocked` while one is to be asked. Sign-in
 * is always let through: whoever is sent there can save nothing any more.
 *
 * @param isUnsaved asked at the moment of leaving
 */
export function useLeaveGuard(isUnsaved: () => boolean): Blocker {
  const latest = useRef(isUnsaved);
  useEffect(() => {
    latest.current = isUnsaved;
  });

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      !nextLocation.pathname.startsWith('/auth') &&
      latest.current(),
  );
}
