import { useEffect, useState } from 'react';

/** Returns a value after it has not changed for the given time. */
export function useDebouncedValue<T>(value: T, delayMs = 250): T {
  const [debounced, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
