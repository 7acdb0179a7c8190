import type { NotificationProvider } from '@refinedev/core';
import words from 'i18next';
import { announce } from './notification/announcements';
import { closeToast, type Kind, showToast, type ToastDetails } from './notification/toasts';

/** Seconds after which a notification closes by itself. */
const duration = 5;

/** Shows a notification on the page and has screen readers say it: errors and warnings at once. */
export function notify(
  kind: Kind,
  message: string,
  { description, seconds = duration, undo, key }: Partial<Omit<ToastDetails, 'kind'>> & { key?: string } = {},
): void {
  showToast({ kind, message, description, seconds, undo, key });
  const title = words.t(`app:notifications.${kind}`);
  const said = [title, message, description === title ? undefined : description].filter(Boolean).join('. ');
  announce(kind === 'error' || kind === 'warning' ? 'assertive' : 'polite', said);
}

/** Refine's way to `notify`. What can still be taken back stays as long as that. */
export const notificationProvider: NotificationProvider = {
  open: ({ key, message, description, type, cancelMutation, undoableTimeout }) =>
    notify(type === 'progress' ? 'info' : type, message, {
      description,
      key,
      undo: cancelMutation,
      seconds: undoableTimeout,
    }),
  close: closeToast,
};
