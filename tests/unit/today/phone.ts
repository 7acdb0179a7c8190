import type { Lock } from '../../../providers/auth/lock';
import { networkError } from '../../../providers/errors';
import type { OutboxItem } from '../../../src/pages/today/outbox/outboxItem';
import { createOutbox, type Outbox } from '../../../src/pages/today/outbox/outbox';

/** A phone: what it keeps, its clock, and the network between it and a server that does each key once. */
export class Phone {
  kept: readonly OutboxItem[] = [];
  signedIn = true;
  /** What happens to the next calls; past its end they arrive and are answered. */
  weather: (Error | 'answer lost')[] = [];
  /** What the server was sent, and what it did. */
  sent: string[] = [];
  done: string[] = [];
  readonly waiting: { at: number; work: () => void }[] = [];
  time = 0;
  private keys = 0;
  private turn: Promise<unknown> = Promise.resolve();

  private readonly lock: Lock = async (work) => {
    const mine = this.turn.then(work);
    this.turn = mine.catch(() => undefined);
    return mine;
  };

  /** A tab of the browser: all share what is kept. */
  open(): Outbox {
    return createOutbox({
      store: {
        read: async () => this.kept,
        change: async (work) => {
          this.kept = work(this.kept);
          return this.kept;
        },
      },
      send: async ({ key }) => {
        this.sent.push(key);
        const now = this.weather.shift();
        if (now instanceof Error) throw now;
        if (!this.done.includes(key)) this.done.push(key);
        if (now) throw networkError(undefined);
      },
      lock: this.lock,
      canSend: () => this.signedIn,
      now: () => this.time,
      newKey: () => `key ${++this.keys}`,
      schedule: (milliseconds, work) => {
        const one = { at: this.time + milliseconds, work };
        this.waiting.push(one);
        return () => void (this.waiting.includes(one) && this.waiting.splice(this.waiting.indexOf(one), 1));
      },
    });
  }

  /** Lets time pass until the next thing that waits for it is done. */
  async wait(): Promise<number> {
    const [next] = this.waiting.splice(0, 1);
    if (!next) throw new Error('Nothing waits.');
    const passed = next.at - this.time;
    this.time = next.at;
    next.work();
    await settled();
    return passed;
  }
}

/** Lets all that is under way come to its end. */
export function settled(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
