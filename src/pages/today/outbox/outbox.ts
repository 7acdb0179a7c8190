import type { Lock } from '../../../../providers/auth/lock';
import { type Deed, type Wanted, waitingOf } from './deed';
import type { DeedStore } from './store';
import { verdictOf } from './verdict';

/** What an outbox works with; everything that is the browser's comes from outside. */
export interface OutboxParts {
  store: DeedStore;
  /** Takes one deed to the server. Rejects when it was not taken. */
  send: (deed: Deed) => Promise<void>;
  /** Only one tab sends at a time. */
  lock: Lock;
  /** Whether the person whose deeds these are is signed in. */
  mayTrySending: () => boolean;
  now: () => number;
  newKey: () => string;
  /** Calls back later. Returns what ends that. */
  later: (milliseconds: number, work: () => void) => () => void;
}

/** Deeds of one account, kept until the server has them. */
export interface Outbox {
  /** All that are not sent, the refused ones among them; the same array until it changes. */
  deeds: () => readonly Deed[];
  subscribe: (listener: () => void) => () => void;
  /** Hears of each deed that the server has taken, before it leaves the outbox. */
  onSent: (listener: (deed: Deed) => void) => () => void;
  /** Keeps deeds, in this order, and sends them as soon as may be. Resolves when they are kept. */
  add: (...wanted: readonly Wanted[]) => Promise<void>;
  /** Forgets a deed that was refused. */
  dismiss: (key: string) => Promise<void>;
  /** Has a refused deed sent again. */
  again: (key: string) => Promise<void>;
  /** Reads anew what is kept: another tab may have changed it. */
  reload: () => Promise<void>;
  /** Sends what waits, now. */
  send: () => Promise<void>;
}

/** Milliseconds between one try and the next; the last stays. */
const waits = [2_000, 4_000, 8_000, 16_000, 30_000, 60_000];

/** Answers that are neither yes nor no, after which a deed counts as refused: it must not hold up all that follow. */
const mostTries = 8;

/** Makes the outbox of an account. */
export function createOutbox({ store, send, lock, mayTrySending, now, newKey, later }: OutboxParts): Outbox {
  const listeners = new Set<() => void>();
  const sentListeners = new Set<(deed: Deed) => void>();
  let known: readonly Deed[] = [];
  let failures = 0;
  let underWay: Promise<void> | undefined;
  let askedAgain = false;
  let endWait = () => {};

  function show(deeds: readonly Deed[]): readonly Deed[] {
    known = deeds;
    listeners.forEach((listener) => listener());
    return deeds;
  }
  const change = async (changed: (deeds: readonly Deed[]) => Deed[]) => show(await store.change(changed));
  const changeOne = (key: string, changes: Partial<Pick<Deed, 'tries' | 'refused'>>) =>
    change((deeds) => deeds.map((one) => (one.key === key ? { ...one, ...changes } : one)));

  /** Sends one after another until none waits, or one has to wait. */
  async function sendAll(): Promise<void> {
    for (;;) {
      if (!mayTrySending()) return;
      const [deed] = waitingOf(show(await store.read()));
      if (!deed) return;
      try {
        await send(deed);
      } catch (error) {
        if (await settle(deed, error)) continue;
        wait();
        return;
      }
      failures = 0;
      sentListeners.forEach((listener) => listener(deed));
      await change((deeds) => deeds.filter(({ key }) => key !== deed.key));
    }
  }

  /** Notes why a deed was not taken. @returns whether the next one may go. */
  async function settle(deed: Deed, error: unknown): Promise<boolean> {
    const verdict = verdictOf(error);
    switch (verdict.kind) {
      case 'refused':
        await changeOne(deed.key, { refused: verdict.refusal });
        return true;
      case 'unclear': {
        const tries = deed.tries + 1;
        await changeOne(deed.key, { tries, refused: tries >= mostTries ? verdict.refusal : undefined });
        return tries >= mostTries;
      }
      case 'waits':
        return false;
    }
  }

  function wait(): void {
    const time = waits[Math.min(failures, waits.length - 1)] ?? 0;
    failures += 1;
    endWait = later(time, () => void run());
  }

  async function run(): Promise<void> {
    endWait();
    if (underWay) {
      askedAgain = true;
      return underWay;
    }
    underWay = lock(sendAll).finally(() => {
      underWay = undefined;
    });
    await underWay;
    if (!askedAgain) return;
    askedAgain = false;
    if (waitingOf(known).length > 0) await run();
  }

  return {
    deeds: () => known,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onSent(listener) {
      sentListeners.add(listener);
      return () => sentListeners.delete(listener);
    },
    async add(...wanted) {
      const made = wanted.map((one): Deed => ({ ...one, key: newKey(), made_at: now(), tries: 0 }));
      await change((deeds) => [...deeds, ...made]);
      void run();
    },
    dismiss: async (key) => void (await change((deeds) => deeds.filter((one) => one.key !== key))),
    async again(key) {
      await changeOne(key, { refused: undefined, tries: 0 });
      void run();
    },
    reload: async () => void show(await store.read()),
    send() {
      // Whoever asks knows of a reason why it may work now.
      failures = 0;
      return run();
    },
  };
}
