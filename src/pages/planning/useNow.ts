import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** Returns the current moment in milliseconds. It changes every minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
