import words from 'i18next';
import { createBrowserLock } from '../../../../providers/auth/lock';
import { loadNamespaces } from '../../../../providers/i18n';
import { openTabChannel } from '../../../../providers/tabChannel';
import { registerUnsavedWork } from '../../../ui/unsavedWork';
import { newIdempotencyKey } from '../../../ui/newIdempotencyKey';
import type { AppServices } from '../../../ui/appServices';
import { waitingItems } from './outboxItem';
import { createOutbox, type Outbox } from './outbox';
import { createSender } from './createSender';
import { sha256Of } from './sha256Of';
import { createOutboxStore } from './driverStore';

const outboxByAccount = new Map<string, Outbox>();

/**
 * Returns the outbox of an account, one per browser tab. The outbox sends remaining changes at once, and again when
 * the browser goes online, the tab becomes visible or the session changes.
 */
export function getOutbox(account: string, services: Pick<AppServices, 'connection' | 'refresher'>): Outbox {
  const existing = outboxByAccount.get(account);
  if (existing) return existing;
  const { session } = services.connection;
  const channel = openTabChannel(`waybill.outbox ${account}`);
  const outbox = createOutbox({
    store: createOutboxStore(account, () => channel.post('changed')),
    send: createSender(services),
    lock: createBrowserLock(`waybill.outbox ${account}`),
    canSend: () => session.get()?.user.id === account,
    now: Date.now,
    newKey: newIdempotencyKey,
    hash: sha256Of,
    schedule: (milliseconds, work) => {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  outboxByAccount.set(account, outbox);

  const send = () => void outbox.send();
  channel.onMessage(() => void outbox.reload());
  window.addEventListener('online', send);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && send());
  session.subscribe(send);
  registerUnsavedWork({
    isUnsaved: () => session.get()?.user.id === account && waitingItems(outbox.items()).length > 0,
    signOutWarning: () => {
      const count = waitingItems(outbox.items()).length;
      return { title: words.t('today:outbox.leaving.title'), text: words.t('today:outbox.leaving.text', { count }) };
    },
  });
  // The sign-out warning may be shown on another page, so its texts are loaded here.
  void loadNamespaces('today');
  send();
  return outbox;
}
