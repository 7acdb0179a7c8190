import type { Change } from '../contract.generated';
import type { PublishedChange } from '../dialect/write/changes';
import type { Caller } from '../dialect/context';

/** What decides about each delivery. */
export interface SubscriberRules {
  tenant: string;
  /** Tables to hear of; all when absent. */
  entities?: readonly string[] | null;
  /** The caller as of now; nothing when the session is over. */
  caller(): Promise<Caller | undefined>;
  /** Whether the caller may see the record. */
  maySee(caller: Caller, change: PublishedChange): Promise<boolean>;
  /** Called once, when nothing will be delivered any more. */
  ended(): void;
}

/** Changes that wait for a slow subscriber; one that falls further behind is let go, and asks anew. */
const mostWaiting = 1000;

/** One subscription: takes changes in as they are told, gives them out as they are asked for. */
export class Subscriber implements AsyncIterableIterator<{ changes: Change }> {
  private readonly waiting: PublishedChange[] = [];
  private wake: () => void = () => undefined;
  private over = false;

  constructor(private readonly rules: SubscriberRules) {}

  /** A change happened, somewhere. */
  tell(change: PublishedChange): void {
    const { tenant, entities } = this.rules;
    if (change.tenant !== tenant || (entities && !entities.includes(change.entity))) return;
    if (this.waiting.length >= mostWaiting) return this.end();
    this.waiting.push(change);
    this.wake();
  }

  /** Delivers nothing any more. */
  end(): void {
    if (this.over) return;
    this.over = true;
    this.rules.ended();
    this.wake();
  }

  async next(): Promise<IteratorResult<{ changes: Change }>> {
    while (!this.over) {
      const change = this.waiting.shift();
      if (!change) {
        await new Promise<void>((resolve) => {
          this.wake = resolve;
        });
        continue;
      }
      const caller = await this.rules.caller();
      if (!caller) this.end();
      else if (await this.rules.maySee(caller, change)) return { value: { changes: changeOut(change) }, done: false };
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

function changeOut({ entity, id, action, user }: PublishedChange): Change {
  return { entity, id, action, user_id: user };
}
