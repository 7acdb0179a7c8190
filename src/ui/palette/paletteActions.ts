import { useEffect, useRef } from 'react';

/** Something that can be done on the open page, as the palette offers it. */
export interface PaletteAction {
  /** Identifies the action among those of its component. */
  id: string;
  title: string;
  run: () => void;
}

type ActionSource = () => readonly PaletteAction[];

const sources = new Set<ActionSource>();

/** Returns what can be done on the open page. */
export const currentPaletteActions = (): readonly PaletteAction[] => [...sources].flatMap((actionsOf) => actionsOf());

/** Offers actions in the palette while the component is shown. */
export function usePaletteActions(actions: readonly PaletteAction[]): void {
  const current = useRef(actions);
  useEffect(() => {
    current.current = actions;
  });
  useEffect(() => {
    const source = () => current.current;
    sources.add(source);
    return () => void sources.delete(source);
  }, []);
}
