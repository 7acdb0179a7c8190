import type { NotificationProvider } from '@refinedev/core';
import words from 'i18next';
import { announceToScreenReader } from './notification/announcements';
import { closeToast, type NotificationKind, showToast, type ToastDetails } from './notification/toasts';

/** Shortest time that a notification stays, in seconds. */
const minSeconds = 5;
/** Characters that a slow reader reads in a second. */
const charactersPerSecond = 12;

/** Returns the seconds that a text stays, long enough to read it. */
const readingSeconds = (text: string): number => Math.max(minSeconds, Math.ceil(text.length / charactersPerSecond));

/** Shows a notification and announces it to screen readers. Errors and warnings interrupt the screen reader. */
export function showNotification(
  kind: NotificationKind,
  message: string,
  { description, seconds, undo, key }: Partial<Omit<ToastDetails, 'kind'>> & { key?: string } = {},
): void {
  const readingTime = readingSeconds([message, description].filter(Boolean).join(' '));
  showToast({ kind, message, description, seconds: seconds ?? readingTime, undo, key });
  const title = words.t(`app:notifications.${kind}`);
  const hint = undo && words.t('app:notifications.reach');
  const announcement = [title, message, description === title ? undefined : description, hint]
    .filter(Boolean)
    .join('. ');
  announceToScreenReader(kind === 'error' || kind === 'warning' ? 'assertive' : 'polite', announcement);
}

/** Refine's notification provider. A notification with an undo button stays open as long as undoing is possible. */
export const notificationProvider: NotificationProvider = {
  open: ({ key, message, description, type, cancelMutation, undoableTimeout }) =>
    showNotification(type === 'progress' ? 'info' : type, message, {
      description,
      key,
      undo: cancelMutation,
      seconds: undoableTimeout,
    }),
  close: closeToast,
};
