import { useEffect, useRef } from 'react';
import type { Entry } from './inboxEntry';
import { playTone } from './playTone';

type Sounding = Pick<Entry, 'id' | 'created_at' | 'sound'>;

/** Plays a tone when an unread entry appears for which the user wants one. Entries of the first reading are silent. */
export function useTone(unread: readonly Sounding[] | undefined): void {
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (!unread) return;
    const before = known.current;
    // A changed entry has a new time.
    const keyOf = ({ id, created_at }: Sounding) => `${id} ${created_at}`;
    known.current = new Set(unread.map(keyOf));
    if (before && unread.some((entry) => entry.sound && !before.has(keyOf(entry)))) void playTone();
  }, [unread]);
}
