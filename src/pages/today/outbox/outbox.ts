import type { CrossTabLock } from '../../../../providers/auth/lock';
import { applyRefusal, type OutboxItem, type NewOutboxItem, nextItem, waitingItems } from './outboxItem';
import type { OutboxStore } from './driverStore';
import { classifySendError } from './classifySendError';
import { createStoredItems } from './storedItems';

/** Dependencies of an outbox. All browser features are passed in, so that the outbox itself needs no browser. */
interface OutboxOptions {
  store: OutboxStore;
  /** Sends one change to the server. Rejects if it was not accepted. */
  send: (item: OutboxItem) => Promise<void>;
  /** Lock across tabs, so that only one tab sends at a time. */
  lock: CrossTabLock;
  /** Returns whether the owner of the changes is signed in. */
  canSend: () => boolean;
  now: () => number;
  newKey: () => string;
  /** Returns the SHA-256 hash of a file, or undefined where the browser computes none. */
  hash: (file: Blob) => Promise<string | undefined>;
  /** Calls `work` later. Returns a function that cancels the call. */
  schedule: (milliseconds: number, work: () => void) => () => void;
}

/** Changes of one account, stored until the server has accepted them. */
export interface Outbox {
  /** Returns all unsent changes, including refused ones. Returns the same array until the changes differ. */
  items: () => readonly OutboxItem[];
  subscribe: (listener: () => void) => () => void;
  /** Calls the listener for each accepted change, before it is removed from the outbox. */
  onSent: (listener: (item: OutboxItem) => void) => () => void;
  /**
   * Stores changes in order and sends them as soon as possible. Resolves when they are stored. Rejects if they cannot be
   * stored, for example because the phone's storage is full.
   */
  add: (...newItems: readonly NewOutboxItem[]) => Promise<void>;
  /** Removes changes that were refused or wait. One that is being sent may still reach the server. */
  dismiss: (keys: readonly string[]) => Promise<void>;
  /** Makes refused changes wait again and sends them. */
  retry: (keys: readonly string[]) => Promise<void>;
  /** Reads the stored changes again, after another tab has changed them. */
  reload: () => Promise<void>;
  /** Sends all changes that wait, without waiting for the retry delay. */
  send: () => Promise<void>;
}

/** Delays between attempts. The last delay is used for all further attempts. */
const retryDelaysMs = [2_000, 4_000, 8_000, 16_000, 30_000, 60_000];

/** Number of unclear answers after which a change counts as refused, so that it does not block later changes. */
const maxUnclearAttempts = 8;

/** Creates the outbox of an account. */
export function createOutbox({ store, send, lock, canSend, now, newKey, hash, schedule }: OutboxOptions): Outbox {
  const items = createStoredItems(store);
  const sentListeners = new Set<(item: OutboxItem) => void>();
  let failures = 0;
  let running: Promise<void> | undefined;
  let runAgain = false;
  let cancelRetry = () => {};
  /** Resolves when earlier changes are stored, so that a file that is being hashed keeps its place. */
  let adding: Promise<unknown> = Promise.resolve();

  /** Sends changes in order until none is left or one has to wait. */
  async function sendAll(): Promise<void> {
    for (;;) {
      if (!canSend()) return;
      const item = nextItem(await items.read());
      if (!item) return;
      try {
        await send(item);
      } catch (error) {
        if (await recordFailure(item, error)) continue;
        scheduleRetry();
        return;
      }
      failures = 0;
      sentListeners.forEach((listener) => listener(item));
      await items.remove(item.key);
    }
  }

  /** Stores why a change was not accepted. Returns whether the next change may be sent. */
  async function recordFailure(item: OutboxItem, error: unknown): Promise<boolean> {
    const verdict = classifySendError(error);
    switch (verdict.kind) {
      case 'refused':
        await items.change((all) => applyRefusal(all, item, verdict.refusal));
        return true;
      case 'unclear': {
        const tries = item.tries + 1;
        await items.changeOne(item.key, { tries, refused: tries >= maxUnclearAttempts ? verdict.refusal : undefined });
        return tries >= maxUnclearAttempts;
      }
      case 'waits':
        return false;
    }
  }

  function scheduleRetry(): void {
    const time = retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)] ?? 0;
    failures += 1;
    cancelRetry = schedule(time, () => void run());
  }

  async function run(): Promise<void> {
    cancelRetry();
    if (running) {
      runAgain = true;
      return running;
    }
    running = lock(sendAll).finally(() => {
      running = undefined;
    });
    await running;
    if (!runAgain) return;
    runAgain = false;
    if (waitingItems(items.current()).length > 0) await run();
  }

  return {
    items: items.current,
    subscribe: items.subscribe,
    onSent(listener) {
      sentListeners.add(listener);
      return () => sentListeners.delete(listener);
    },
    async add(...newItems) {
      const made_at = now();
      const complete = async (one: NewOutboxItem): Promise<OutboxItem> => {
        const item = { key: newKey(), made_at, tries: 0 };
        return one.kind === 'file' ? { ...one, ...item, sha256: await hash(one.file) } : { ...one, ...item };
      };
      const storeItems = async () => {
        const added: OutboxItem[] = [];
        for (const one of newItems) added.push(await complete(one));
        await items.change((all) => [...all, ...added]);
      };
      const stored = adding.then(storeItems);
      adding = stored.catch(() => undefined);
      await stored;
      void run();
    },
    dismiss: (keys) => items.change((all) => all.filter(({ key }) => !keys.includes(key))),
    async retry(keys) {
      await items.change((all) =>
        all.map((one) => (keys.includes(one.key) ? { ...one, refused: undefined, tries: 0 } : one)),
      );
      void run();
    },
    reload: async () => void (await items.read()),
    send() {
      // The caller expects sending to work now, so the retry delay starts over.
      failures = 0;
      return run();
    },
  };
}
