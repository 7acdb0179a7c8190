import { useRef, useState } from 'react';

/**
 * Returns `runSingle`, which runs one task at a time and ignores calls while a task is running, and `busy`, which is
 * true while a task is running.
 */
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
