import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { billingTimeSql, readBillingTime } from '../database/clock';
import type { Session } from '../database/database';
import { enqueueJob } from '../queue';
import { type SandboxObjectKind, type SandboxObjectTypes, type SandboxObject, removeInternalFields } from './objects';
import { resourceMissingError } from './api-errors';
import { sandboxEvents, sandboxObjects } from './tables';

/** Kind of the jobs that post events. The event's id is the unique key. */
export const sandboxEventJobKind = 'sandbox.event';

/** Version of Stripe's API that the SDK expects. */
export const stripeApiVersion = '2026-10-28.endive';

/** Types of events that the sandbox sends. */
export type SandboxEventType =
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'payment_intent.canceled'
  | 'charge.refunded';

/**
 * Reads and writes the sandbox's objects in one transaction. Callers lock a Checkout Session before its PaymentIntent or SetupIntent,
 * so that transactions cannot deadlock.
 */
export class SandboxObjectStore {
  private constructor(
    private readonly session: Session,
    /** Current time as `readBillingTime` returns it, in Unix seconds. */
    readonly time: number,
  ) {}

  static async open(session: Session): Promise<SandboxObjectStore> {
    return new SandboxObjectStore(session, Math.floor((await readBillingTime(session)).getTime() / 1000));
  }

  /** Reads an object; undefined if there is none. `hold` locks the object until the transaction ends. */
  async find<K extends SandboxObjectKind>(
    kind: K,
    id: string,
    hold = false,
  ): Promise<SandboxObjectTypes[K] | undefined> {
    const query = this.session.orm
      .select({ body: sandboxObjects.body })
      .from(sandboxObjects)
      .where(and(eq(sandboxObjects.id, id), eq(sandboxObjects.kind, kind)));
    const [row] = await (hold ? query.for('update') : query);
    return row && isKind(row.body, kind) ? row.body : undefined;
  }

  /**
   * Reads an object that must exist.
   * @throws ApiError when there is none; `param` is the name of the parameter that contained the id
   */
  async get<K extends SandboxObjectKind>(
    kind: K,
    id: string,
    options: { hold?: boolean; param?: string } = {},
  ): Promise<SandboxObjectTypes[K]> {
    const found = await this.find(kind, id, options.hold);
    if (!found) throw resourceMissingError(kind, id, options.param);
    return found;
  }

  /** Stores a new object. */
  async add<T extends SandboxObject>(object: T): Promise<T> {
    await this.session.orm
      .insert(sandboxObjects)
      .values({ id: object.id, kind: object.object, body: object, created_at: billingTimeSql });
    return object;
  }

  /** Stores a changed object. */
  async save<T extends SandboxObject>(object: T): Promise<T> {
    await this.session.orm.update(sandboxObjects).set({ body: object }).where(eq(sandboxObjects.id, object.id));
    return object;
  }

  /** Enqueues an event with the object's current state. A job posts the event after the transaction is committed. */
  async sendEvent(type: SandboxEventType, object: SandboxObject): Promise<void> {
    const id = newStripeId('evt');
    const body = {
      id,
      object: 'event',
      api_version: stripeApiVersion,
      created: this.time,
      data: { object: removeInternalFields(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    };
    await this.session.orm.insert(sandboxEvents).values({ id, body });
    await enqueueJob(this.session, { kind: sandboxEventJobKind, key: id });
  }

  /** Returns the fields that every new object has. */
  newObject<K extends SandboxObjectKind>(kind: K): { id: string; object: K; created: number; livemode: false } {
    return { id: newStripeId(prefixes[kind]), object: kind, created: this.time, livemode: false };
  }
}

const prefixes: Readonly<Record<SandboxObjectKind, string>> = {
  customer: 'cus',
  payment_method: 'pm',
  'checkout.session': 'cs_test',
  payment_intent: 'pi',
  setup_intent: 'seti',
  charge: 'ch',
  refund: 're',
};

const idCharacters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Returns a random id in Stripe's format. It must be unguessable, because the id of a session gives access to its page.
 */
export function newStripeId(prefix: string): string {
  return `${prefix}_${Array.from({ length: 24 }, () => idCharacters[randomInt(idCharacters.length)]).join('')}`;
}

function isKind<K extends SandboxObjectKind>(body: { object: string }, kind: K): body is SandboxObjectTypes[K] {
  return body.object === kind;
}
