import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { now, readClock } from '../database/clock';
import type { Session } from '../database/database';
import { enqueue } from '../queue';
import { type Kind, type Objects, type SandboxObject, shown } from './objects';
import { missing } from './refusals';
import { sandboxEvents, sandboxObjects } from './tables';

/** Kind of the jobs that post events; the unique key of each is its event's id. */
export const eventKind = 'sandbox.event';

/** The version of Stripe's API that the sandbox speaks: that of the SDK. */
export const apiVersion = '2026-10-28.endive';

/** What the processor tells of. */
export type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'payment_intent.canceled'
  | 'charge.refunded';

/** What the processor keeps, in one transaction. Whoever changes a page's intent locks the page first. */
export class Store {
  private constructor(
    private readonly session: Session,
    /** Now, in seconds, by the clock of the business. */
    readonly time: number,
  ) {}

  static async open(session: Session): Promise<Store> {
    return new Store(session, Math.floor((await readClock(session)).getTime() / 1000));
  }

  /** An object; held until the transaction ends when it is to be changed. */
  async find<K extends Kind>(kind: K, id: string, hold = false): Promise<Objects[K] | undefined> {
    const query = this.session.orm
      .select({ body: sandboxObjects.body })
      .from(sandboxObjects)
      .where(and(eq(sandboxObjects.id, id), eq(sandboxObjects.kind, kind)));
    const [row] = await (hold ? query.for('update') : query);
    return row && isKind(row.body, kind) ? row.body : undefined;
  }

  /** The same. @throws CallRefused where there is none; `param` is what named it. */
  async get<K extends Kind>(
    kind: K,
    id: string,
    options: { hold?: boolean; param?: string } = {},
  ): Promise<Objects[K]> {
    const found = await this.find(kind, id, options.hold);
    if (!found) throw missing(kind, id, options.param);
    return found;
  }

  /** Keeps a new object. */
  async add<T extends SandboxObject>(object: T): Promise<T> {
    await this.session.orm
      .insert(sandboxObjects)
      .values({ id: object.id, kind: object.object, body: object, created_at: now });
    return object;
  }

  /** Keeps what became of an object. */
  async save<T extends SandboxObject>(object: T): Promise<T> {
    await this.session.orm.update(sandboxObjects).set({ body: object }).where(eq(sandboxObjects.id, object.id));
    return object;
  }

  /** Tells of an object as it is now, once the transaction is committed. */
  async tell(type: EventType, object: SandboxObject): Promise<void> {
    const id = newId('evt');
    const body = {
      id,
      object: 'event',
      api_version: apiVersion,
      created: this.time,
      data: { object: shown(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    };
    await this.session.orm.insert(sandboxEvents).values({ id, body });
    await enqueue(this.session, { kind: eventKind, key: id });
  }

  /** What every new object has. */
  fresh<K extends Kind>(kind: K): { id: string; object: K; created: number; livemode: false } {
    return { id: newId(prefixes[kind]), object: kind, created: this.time, livemode: false };
  }
}

const prefixes: Readonly<Record<Kind, string>> = {
  customer: 'cus',
  payment_method: 'pm',
  'checkout.session': 'cs_test',
  payment_intent: 'pi',
  setup_intent: 'seti',
  charge: 'ch',
  refund: 're',
};

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An id as Stripe's are. Nobody guesses it: whoever has that of a page may pay there. */
export function newId(prefix: string): string {
  return `${prefix}_${Array.from({ length: 24 }, () => signs[randomInt(signs.length)]).join('')}`;
}

function isKind<K extends Kind>(body: { object: string }, kind: K): body is Objects[K] {
  return body.object === kind;
}
