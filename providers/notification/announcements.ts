/** Values of `aria-live`: `polite` waits until the screen reader pauses, `assertive` interrupts. */
type AnnouncementUrgency = 'polite' | 'assertive';

/** The last text of each live region. `count` grows with each text, so that a repeated text is announced again. */
export type LiveRegionTexts = Readonly<Record<AnnouncementUrgency, { text: string; count: number }>>;

const emptyAnnouncement = { text: '', count: 0 };
let current: LiveRegionTexts = { polite: emptyAnnouncement, assertive: emptyAnnouncement };
const listeners = new Set<() => void>();

/** Announces a text to screen readers, through the live regions of `NotificationHost`. */
export function announceToScreenReader(urgency: AnnouncementUrgency, text: string): void {
  current = { ...current, [urgency]: { text, count: current[urgency].count + 1 } };
  for (const listener of listeners) listener();
}

/** A store with the texts of the live regions, for `useSyncExternalStore`. */
export const announcementStore = {
  read: (): LiveRegionTexts => current,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
