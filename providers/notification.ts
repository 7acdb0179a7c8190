import type { NotificationProvider } from '@refinedev/core';
import words from 'i18next';
import { announceToScreenReader } from './notification/announcements';
import { closeToast, type NotificationKind, showToast, type ToastDetails } from './notification/toasts';

const defaultSeconds = 5;

/** Shows a notification and announces it to screen readers. Errors and warnings interrupt the screen reader. */
export function showNotification(
  kind: NotificationKind,
  message: string,
  { description, seconds = defaultSeconds, undo, key }: Partial<Omit<ToastDetails, 'kind'>> & { key?: string } = {},
): void {
  showToast({ kind, message, description, seconds, undo, key });
  const title = words.t(`app:notifications.${kind}`);
  const announcement = [title, message, description === title ? undefined : description].filter(Boolean).join('. ');
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
