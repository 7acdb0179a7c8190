import { useEffect, useRef } from 'react';
import { announceToScreenReader } from '../../../providers/notification/announcements';

const speechPauseMs = 250;

/** Announces a text to screen readers once it has not changed for a moment. */
export function useAnnouncement(text: string): void {
  const last = useRef('');
  useEffect(() => {
    if (text === last.current) return undefined;
    const timer = setTimeout(() => {
      last.current = text;
      if (text !== '') announceToScreenReader('assertive', text);
    }, speechPauseMs);
    return () => clearTimeout(timer);
  }, [text]);
}
