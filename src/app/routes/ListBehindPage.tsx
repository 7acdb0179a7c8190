import { Activity, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useMatch, useOutlet } from 'react-router';
import type { ResourceDefinition } from '../../../resources/definition';
import { type Address, AddressContext, useAddress } from '../../routing/address';

interface KeptList {
  page: ReactNode;
  address: Address;
  isShown: boolean;
  /** Number of times that the list was opened anew, not by a return from one of its pages. */
  openings: number;
}

/**
 * Renders a page of a resource, and keeps the list that the page was opened from: hidden, without effects, and with the
 * address that it was left with. So a return shows the list at once, as it was, with the focus where it was.
 */
export function ListBehindPage({ definition }: { definition: ResourceDefinition }) {
  const page = useOutlet();
  const address = useAddress();
  const isListShown = useMatch(definition.path) !== null;
  const [kept, setKept] = useState<KeptList>();
  const next = isListShown ? showList(kept, page, address) : kept?.isShown ? { ...kept, isShown: false } : kept;
  if (next !== kept) setKept(next);
  return (
    <>
      {next && (
        <Activity key={next.openings} mode={isListShown ? 'visible' : 'hidden'}>
          <AddressContext value={next.address}>
            {next.page}
            <ReturnFocus />
          </AddressContext>
        </Activity>
      )}
      {!isListShown && page}
    </>
  );
}

/** Returns the list to show: the kept one on a return. Whatever is equal stays the same object, so that React skips it. */
function showList(kept: KeptList | undefined, page: ReactNode, address: Address): KeptList {
  if (!kept) return { page, address, isShown: true, openings: 0 };
  if (!kept.isShown && !address.isReturn) return { page, address, isShown: true, openings: kept.openings + 1 };
  const isSameAddress = kept.address.location.search === address.location.search;
  if (kept.isShown && isSameAddress) return kept;
  return { ...kept, address: isSameAddress ? kept.address : address, isShown: true };
}

/** Keeps the element that had the focus when the list was hidden, and focuses it when the list is shown again. */
function ReturnFocus() {
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
    return () => {
      focused.current = document.activeElement;
    };
  }, []);
  return null;
}
