import { Activity, createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { whenIdle } from './whenIdle';

const ShownContext = createContext(true);
const MayFetchContext = createContext(true);

/**
 * Renders a page that stays mounted, with its effects, while another page is shown in its place: `isShown` is false then.
 * It must also hide the page.
 */
export function KeptPage({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const [isSettled, setIsSettled] = useState(true);
  if (isSettled && !isShown) setIsSettled(false);
  useEffect(() => (isShown ? whenIdle(() => setIsSettled(true)) : undefined), [isShown]);
  return (
    <ShownContext value={isShown}>
      <MayFetchContext value={isShown && isSettled}>{children}</MayFetchContext>
    </ShownContext>
  );
}

/**
 * Returns whether the page around is shown. Effects that reach beyond the page, such as its title, must depend on it; or
 * they belong into `WhileShown`.
 */
export function useIsShown(): boolean {
  return useContext(ShownContext);
}

/**
 * Returns whether the page around may fetch what it shows and follow its changes: not while it is hidden, and after a
 * return only once it is painted as it was left.
 */
export function useMayFetch(): boolean {
  return useContext(MayFetchContext);
}

/**
 * Hides its children, and ends their effects, while the page around is not shown. Needed for what has open menus or
 * dialogs: they are rendered outside of the page, so that hiding the page alone would leave them visible.
 */
export function WhileShown({ children }: { children: ReactNode }) {
  return <Activity mode={useIsShown() ? 'visible' : 'hidden'}>{children}</Activity>;
}
