import type { Change } from '../contract.generated';
import type { PublishedChange } from '../dialect/write/changes';
import type { Caller } from '../dialect/context';

/** The filter of one subscription, and callbacks that check the caller's permissions. */
export interface ChangeSubscriberOptions {
  tenant: string;
  /** Tables whose changes are delivered; absent: those of all tables. */
  entities?: readonly string[] | null;
  /** Returns the caller with current permissions; undefined if the session has ended. */
  caller(): Promise<Caller | undefined>;
  /** Returns whether the caller may see the record. */
  maySee(caller: Caller, change: PublishedChange): Promise<boolean>;
  /** Called once when the subscription ends. */
  onEnd(): void;
}

/** Maximum number of undelivered changes. A subscription with more is ended, and its client subscribes again. */
const maxQueued = 1000;

/** One subscription of a client. Queues changes; GraphQL iterates over the subscriber and sends each change. */
export class ChangeSubscriber implements AsyncIterableIterator<{ changes: Change }> {
  private readonly waiting: PublishedChange[] = [];
  private wake: () => void = () => undefined;
  private isEnded = false;

  constructor(private readonly options: ChangeSubscriberOptions) {}

  /** Queues a change if it matches the subscription. */
  enqueue(change: PublishedChange): void {
    const { tenant, entities } = this.options;
    if (change.tenant !== tenant || (entities && !entities.includes(change.entity))) return;
    if (this.waiting.length >= maxQueued) return this.end();
    this.waiting.push(change);
    this.wake();
  }

  /** Ends the subscription. */
  end(): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.options.onEnd();
    this.wake();
  }

  async next(): Promise<IteratorResult<{ changes: Change }>> {
    while (!this.isEnded) {
      const change = this.waiting.shift();
      if (!change) {
        await new Promise<void>((resolve) => {
          this.wake = resolve;
        });
        continue;
      }
      const caller = await this.options.caller();
      if (!caller) this.end();
      else if (await this.options.maySee(caller, change))
        return { value: { changes: contractChange(change) }, done: false };
    }
    return { value: undefined, done: true };
  }

  async return(): Promise<IteratorResult<{ changes: Change }>> {
    this.end();
    return { value: undefined, done: true };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

function contractChange({ entity, id, action, user }: PublishedChange): Change {
  return { entity, id, action, user_id: user };
}
