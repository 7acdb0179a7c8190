import { useRef, useState } from 'react';

/** Does one thing at a time: what is asked for while it is under way is not done. */
export function useOnce(): { busy: boolean; once: (work: () => Promise<void>) => Promise<void> } {
  const [busy, setBusy] = useState(false);
  // Beside the state, because a second press can come before the page is drawn again.
  const underWay = useRef(false);
  return {
    busy,
    once: async (work) => {
      if (underWay.current) return;
      underWay.current = true;
      setBusy(true);
      try {
        await work();
      } finally {
        underWay.current = false;
        setBusy(false);
      }
    },
  };
}
