import type { NotificationProvider } from '@refinedev/core';
import words from 'i18next';
import { closeSnackbar, enqueueSnackbar } from 'notistack';
import { announce } from './notification/announcements';
import { type Kind, Toast } from './notification/Toast';

export { NotificationHost } from './notification/NotificationHost';
export type { Kind } from './notification/Toast';

/** Seconds after which a notification closes by itself. */
const duration = 5;

interface Notification {
  message: string;
  description?: string;
  /** Takes back what the notification tells of; offered as a button. */
  undo?: () => void;
  /** Names the notification: of two with one name, only the first is shown while it stays. */
  key?: string;
  /** Seconds that it stays; 5 when absent. */
  seconds?: number;
}

/** Shows a notification on the page and has screen readers say it, errors at once. */
export function notify(kind: Kind, { message, description, undo, key, seconds = duration }: Notification): void {
  enqueueSnackbar(message, {
    ...(key === undefined ? {} : { key }),
    preventDuplicate: key !== undefined,
    // The toast keeps the time itself: this library's clock does not stop for the keyboard's focus.
    persist: true,
    content: (id) => (
      <Toast
        kind={kind}
        message={message}
        description={description}
        seconds={seconds}
        undo={undo}
        onClose={() => closeSnackbar(id)}
      />
    ),
  });
  const title = words.t(`app:notifications.${kind}`);
  const said = [title, message, description === title ? undefined : description].filter(Boolean).join('. ');
  announce(kind === 'error' || kind === 'warning' ? 'assertive' : 'polite', said);
}

/** Refine's way to `notify`. What can still be taken back stays as long as that. */
export const notificationProvider: NotificationProvider = {
  open: ({ key, message, description, type, cancelMutation, undoableTimeout }) =>
    notify(type === 'progress' ? 'info' : type, {
      message,
      description,
      key,
      undo: cancelMutation,
      seconds: undoableTimeout,
    }),
  close: (key) => closeSnackbar(key),
};
