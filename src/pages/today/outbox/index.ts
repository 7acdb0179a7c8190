import words from 'i18next';
import { browserLock } from '../../../../providers/auth/lock';
import { loadAreas } from '../../../../providers/i18n';
import { openTabLine } from '../../../../providers/tabLine';
import { registerUnsavedWork } from '../../../ui/unsavedWork';
import { newIdempotencyKey } from '../../../ui/newIdempotencyKey';
import type { AppServices } from '../../../ui/appServices';
import { waitingOf } from './deed';
import { createOutbox, type Outbox } from './outbox';
import { createSend } from './send';
import { browserStore, forgetDay } from './store';

const opened = new Map<string, Outbox>();

/**
 * The outbox of an account in this tab: the same each time. It sends what is left of an earlier day at once, and again
 * whenever the network, or the person, comes back.
 */
export function outboxOf(account: string, tab: Pick<AppServices, 'connection' | 'refresher'>): Outbox {
  const known = opened.get(account);
  if (known) return known;
  const { session } = tab.connection;
  const line = openTabLine(`waybill.outbox ${account}`);
  const outbox = createOutbox({
    store: browserStore(account, () => line.say('changed')),
    send: createSend(tab),
    lock: browserLock(`waybill.outbox ${account}`),
    mayTrySending: () => session.get()?.user.id === account,
    now: Date.now,
    newKey: newIdempotencyKey,
    later: (milliseconds, work) => {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  opened.set(account, outbox);

  const send = () => void outbox.send();
  line.hear(() => void outbox.reload());
  window.addEventListener('online', send);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && send());
  session.subscribe(() => {
    send();
    // Whoever has the phone next is not to find customers and their numbers on it.
    if (session.get()?.user.id !== account) void forgetDay(account).catch(() => undefined);
  });
  registerUnsavedWork({
    isUnsaved: () => session.get()?.user.id === account && waitingOf(outbox.deeds()).length > 0,
    signOutWarning: () => {
      const count = waitingOf(outbox.deeds()).length;
      return { title: words.t('today:outbox.leaving.title'), text: words.t('today:outbox.leaving.text', { count }) };
    },
  });
  // For what it tells whoever signs out on another page.
  void loadAreas('today');
  send();
  return outbox;
}
