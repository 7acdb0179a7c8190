import { createContext, useContext } from 'react';
import type { createBrowserRouter } from 'react-router';

/** Opens an address in the console. */
export type Navigate = ReturnType<typeof createBrowserRouter>['navigate'];

export const NavigationContext = createContext<Navigate | null>(null);

/**
 * Returns the function that opens an address, for components that are expensive to render: React Router's own
 * `useNavigate` renders its component again when a navigation starts and when it ends.
 */
export function useConstantNavigate(): Navigate {
  const navigate = useContext(NavigationContext);
  if (!navigate) throw new Error('There is no NavigationContext around this component.');
  return navigate;
}
