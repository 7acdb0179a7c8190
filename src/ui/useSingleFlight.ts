import { useRef, useState } from 'react';

/** Returns a function that runs one task at a time. Calls during a running task are ignored. */
export function useSingleFlight(): { busy: boolean; runSingle: (work: () => Promise<void>) => Promise<void> } {
  const [busy, setBusy] = useState(false);
  // A ref beside the state, because a second click can come before React renders again.
  const isRunning = useRef(false);
  return {
    busy,
    runSingle: async (work) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setBusy(true);
      try {
        await work();
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
  };
}
