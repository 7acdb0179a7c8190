import type { GoFunction, ParseResponse, RouterProvider } from '@refinedev/core';
import routerProvider from '@refinedev/react-router';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Router state of links back to a list: the list focuses the record that was last opened. */
export const returnLinkState = { state: { returning: true } };

function isReturnLinkState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'returning' in state;
}

/** The address of a page. */
export interface Address {
  location: ReturnType<typeof useLocation>;
  /** Whether the browser's buttons or a link back to a list (`returnLinkState`) led to the address. */
  isReturn: boolean;
  /** The address as Refine describes it. */
  parsed: ParseResponse;
  /** Opens another address in the way of Refine. */
  go: GoFunction;
}

/** The address of the page around. A list that is hidden behind a record has the address that it was left with. */
export const AddressContext = createContext<Address | null>(null);

/** Returns the address of the page. Renders the component again when the address changes. */
export function useAddress(): Address {
  const address = useContext(AddressContext);
  if (!address) throw new Error('There is no AddressContext around this component.');
  return address;
}

const { parse: useParse = () => () => ({}), go: useGo = () => () => {} } = routerProvider;

/** Provides the browser's address. Must be within Refine, whose resources it needs. */
export function BrowserAddress({ children }: { children: ReactNode }) {
  const location = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const parse = useParse();
  const go = useGo();
  const [address, setAddress] = useState<Address>();
  // Not a memo of all values: `parse` and `go` also change when a navigation starts, which would render pages again.
  if (address?.location !== location) {
    const isReturn = isBack || isReturnLinkState(location.state);
    setAddress({ location, isReturn, parsed: parse(), go });
  }
  return <AddressContext value={address ?? null}>{children}</AddressContext>;
}

/**
 * The router of Refine's hooks. Each of them asks for the parsed address, and the package's own `parse` would compare it
 * with the paths of all resources each time.
 */
export const refineRouter: RouterProvider = {
  ...routerProvider,
  parse: function useParsedAddress() {
    const parsed = useContext(AddressContext)?.parsed;
    return useCallback(() => parsed ?? {}, [parsed]);
  },
  go: function useGoFunction() {
    const go = useContext(AddressContext)?.go;
    return useCallback((config) => go?.(config), [go]);
  },
};
