/** How urgently a screen reader says something: when it is next silent, or at once. */
export type Urgency = 'polite' | 'assertive';

/** What was said last in each live region; `count` tells two equal messages apart. */
export type Announced = Readonly<Record<Urgency, { text: string; count: number }>>;

const silence = { text: '', count: 0 };
let announced: Announced = { polite: silence, assertive: silence };
const listeners = new Set<() => void>();

/** Has a screen reader say something, where `NotificationHost` is on the page. */
export function announce(urgency: Urgency, text: string): void {
  announced = { ...announced, [urgency]: { text, count: announced[urgency].count + 1 } };
  for (const listener of listeners) listener();
}

/** The live regions' present content, for `useSyncExternalStore`. */
export const announcements = {
  read: (): Announced => announced,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
