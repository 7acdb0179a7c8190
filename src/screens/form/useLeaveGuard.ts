import { useEffect, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { registerUnsavedWork } from '../../ui/unsavedWork';

/**
 * Blocks navigation while there are unsaved changes. The `state` of the returned blocker is `blocked` while the user
 * has to decide. Navigation to the sign-in page is never blocked, because nothing can be saved without a session.
 *
 * @param isUnsaved called on each navigation
 * @param storeDraft stores a draft before the page unloads; absent for content that cannot be stored
 * @param placeOf returns the part of an address that changes when the content is left
 */
export function useLeaveGuard(
  isUnsaved: () => boolean,
  storeDraft?: () => void,
  placeOf: (address: PathAndQuery) => string = urlOf,
): Blocker {
  const latest = useRef({ isUnsaved, storeDraft });
  useEffect(() => {
    latest.current = { isUnsaved, storeDraft };
  });

  const canStoreDraft = storeDraft !== undefined;
  useEffect(
    () =>
      registerUnsavedWork({
        isUnsaved: () => latest.current.isUnsaved(),
        ...(canStoreDraft && { storeDraft: () => latest.current.storeDraft?.() }),
      }),
    [canStoreDraft],
  );

  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      placeOf(currentLocation) !== placeOf(nextLocation) &&
      !nextLocation.pathname.startsWith('/auth') &&
      latest.current.isUnsaved(),
  );
}

/** Path and query of an address. */
interface PathAndQuery {
  pathname: string;
  search: string;
}

/** Returns path and query, which together identify the edited record: some pages have its id in the query. */
const urlOf = ({ pathname, search }: PathAndQuery) => pathname + search;
