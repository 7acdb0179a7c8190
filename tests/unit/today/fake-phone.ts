import type { CrossTabLock } from '../../../providers/auth/lock';
import { networkError } from '../../../providers/errors';
import type { OutboxItem } from '../../../src/pages/today/outbox/outboxItem';
import { createOutbox, type Outbox } from '../../../src/pages/today/outbox/outbox';

/**
 * A fake phone of a driver. It has storage, a clock, and a connection to a server that executes each idempotency key
 * once.
 */
export class FakePhone {
  stored: readonly OutboxItem[] = [];
  signedIn = true;
  /** How the next calls fail, in order. When the list is empty, calls succeed. */
  failures: (Error | 'answer lost')[] = [];
  /** Idempotency keys that the phone has sent, in order, with repetitions. */
  sent: string[] = [];
  /** Idempotency keys of the calls that the server has executed, in order. */
  done: string[] = [];
  /** Hashes of the files that the phone has sent; undefined for other changes. */
  hashes: (string | undefined)[] = [];
  /** Whether the phone has no space left, so that nothing can be stored. */
  isFull = false;
  readonly waiting: { at: number; work: () => void }[] = [];
  time = 0;
  private keys = 0;
  private turn: Promise<unknown> = Promise.resolve();

  private readonly lock: CrossTabLock = async (work) => {
    const mine = this.turn.then(work);
    this.turn = mine.catch(() => undefined);
    return mine;
  };

  /** Opens a browser tab with the page of the driver's day. All tabs share the phone's storage. */
  open(): Outbox {
    return createOutbox({
      store: {
        read: async () => this.stored,
        change: async (work) => {
          if (this.isFull) throw new Error('The phone is full.');
          this.stored = work(this.stored);
          return this.stored;
        },
      },
      send: async (item) => {
        const { key } = item;
        this.sent.push(key);
        this.hashes.push(item.kind === 'file' ? item.sha256 : undefined);
        const now = this.failures.shift();
        if (now instanceof Error) throw now;
        if (!this.done.includes(key)) this.done.push(key);
        if (now) throw networkError(undefined);
      },
      lock: this.lock,
      canSend: () => this.signedIn,
      now: () => this.time,
      newKey: () => `key ${++this.keys}`,
      hash: async (file) => `hash of ${file.size} bytes`,
      schedule: (milliseconds, work) => {
        const one = { at: this.time + milliseconds, work };
        this.waiting.push(one);
        return () => void (this.waiting.includes(one) && this.waiting.splice(this.waiting.indexOf(one), 1));
      },
    });
  }

  /** Advances the clock to the next timer and runs that timer. Returns the time. */
  async runNextTimer(): Promise<number> {
    const [next] = this.waiting.splice(0, 1);
    if (!next) throw new Error('Nothing waits.');
    const passed = next.at - this.time;
    this.time = next.at;
    next.work();
    await waitUntilSettled();
    return passed;
  }
}

/** Waits for a timer of the real clock. Promises that are already pending settle before it fires. */
export function waitUntilSettled(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
