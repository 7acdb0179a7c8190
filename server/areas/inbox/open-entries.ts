import type { Session } from '../../database/database';
import { newId } from '../../database/ids';
import { type ChangeToPublish, publishAll } from '../../dialect/write/mutations';
import { enqueueDeliveries } from './delivery-job';
import type { InboxFacts } from './facts';
import { inboxKinds } from './kinds';
import { isManyKind, mostSeparateEntries } from './merge-rules';
import { countOtherUnread, type LoadedEntry, readEntries } from './read-entries';
import { deleteEntries, insertEntries, type StoredEntry, updateEntries } from './store-entries';
import { inboxEntries } from './tables';

/** The transaction of events, their tenant and their author, and the time at which they happen. */
export interface EventContext {
  session: Session;
  tenant: string;
  /** Null for the server and for users of another tenant. */
  author: string | null;
  now: Date;
}

/** A reader's events of one topic about one record, and what tells them apart. */
export interface EventKey {
  user: string;
  kind: InboxFacts['kind'];
  key: string;
}

/** The entry that an event changes; `earlier` is undefined if there is none within its cool-down. */
interface FoundEntry {
  eventKey: string;
  earlier: LoadedEntry | undefined;
  /** Whether the entry stands for many records, because the reader has too many of the kind. */
  isOneOfMany: boolean;
}

const eventKeyOf = ({ kind, key }: Pick<EventKey, 'kind' | 'key'>) => `${inboxKinds[kind].topic}:${key}`;
const pairOf = (user: string, eventKey: string) => `${user} ${eventKey}`;

const recentSince = (kind: InboxFacts['kind'], now: Date) =>
  new Date(now.getTime() - inboxKinds[kind].coolDownMinutes * 60_000);

/** Part of the key of an entry that stands for many records. */
const manyKey = 'MANY';

/**
 * Entries that events change, in memory: they are read and locked at once, and `store` writes what has become of them by a
 * few statements for all.
 */
export class OpenEntries {
  private readonly changed = new Map<string, StoredEntry | 'removed'>();
  private readonly added = new Set<string>();

  private constructor(
    private readonly at: EventContext,
    private readonly entries: Map<string, LoadedEntry>,
    private readonly otherUnread: ReadonlyMap<string, number>,
  ) {}

  /**
   * Reads the entries that events can change, and locks them until the transaction ends: in one order, so that two calls
   * cannot wait for each other.
   */
  static async read(at: EventContext, events: readonly EventKey[]): Promise<OpenEntries> {
    const ofManyKinds = events.filter(({ kind }) => isManyKind(kind));
    const wanted = [...events, ...ofManyKinds.map((event) => ({ ...event, key: manyKey }))];
    const found = await readEntries(
      at,
      wanted.map((event) => ({ user: event.user, eventKey: eventKeyOf(event) })),
    );
    const unread = await countOtherUnread(
      at,
      ofManyKinds.map(({ user, kind }) => ({ user, kind, since: recentSince(kind, at.now) })),
      { ids: found.map(({ id }) => id), most: mostSeparateEntries },
    );
    const entries = new Map(found.map((entry) => [pairOf(entry.user_id, entry.event_key), entry]));
    return new OpenEntries(at, entries, unread);
  }

  /** Returns the entry that an event changes, or that of many records if there are too many entries of the kind already. */
  find({ user, kind, key }: EventKey): FoundEntry {
    const eventKey = eventKeyOf({ kind, key });
    const earlier = this.entries.get(pairOf(user, eventKey));
    const isOneOfMany = !earlier && isManyKind(kind) && this.countRecent(user, kind) >= mostSeparateEntries;
    if (!isOneOfMany) return { eventKey, earlier, isOneOfMany };
    const eventKeyOfMany = eventKeyOf({ kind, key: manyKey });
    return { eventKey: eventKeyOfMany, earlier: this.entries.get(pairOf(user, eventKeyOfMany)), isOneOfMany };
  }

  /** Counts a user's unread entries of a kind within its cool-down; not beyond the number from which events are gathered. */
  private countRecent(user: string, kind: InboxFacts['kind']): number {
    const since = recentSince(kind, this.at.now);
    const isRecent = (entry: LoadedEntry) =>
      entry.user_id === user && entry.kind === kind && entry.read_at === null && new Date(entry.created_at) > since;
    const others = this.otherUnread.get(pairOf(user, kind)) ?? 0;
    return others + [...this.entries.values()].filter(isRecent).length;
  }

  /** Removes an entry. */
  remove(entry: LoadedEntry): void {
    this.entries.delete(pairOf(entry.user_id, entry.event_key));
    if (this.added.delete(entry.id)) this.changed.delete(entry.id);
    else this.changed.set(entry.id, 'removed');
  }

  /** Changes an entry, or adds one. Returns its id. */
  put(earlier: LoadedEntry | undefined, values: Omit<StoredEntry, 'id' | 'tenant_id'>): string {
    const id = earlier?.id ?? newId();
    if (!earlier) this.added.add(id);
    this.changed.set(id, { ...values, id, tenant_id: this.at.tenant });
    const sent = { mailed_at: earlier?.mailed_at ?? null, pushed_at: earlier?.pushed_at ?? null };
    this.entries.set(pairOf(values.user_id, values.event_key), { ...values, id, ...sent });
    return id;
  }

  /** Writes the changed entries, publishes the changes, and has what is due sent. */
  async store(): Promise<void> {
    const { session, tenant, author, now } = this.at;
    const removed = [...this.changed].flatMap(([id, entry]) => (entry === 'removed' ? [id] : []));
    const put = [...this.changed.values()].filter((entry) => entry !== 'removed');
    await deleteEntries(session, tenant, removed);
    await updateEntries(
      session,
      tenant,
      put.filter(({ id }) => !this.added.has(id)),
    );
    await insertEntries(
      session,
      put.filter(({ id }) => this.added.has(id)),
    );
    const changes = [...this.changed].map(([id, entry]): ChangeToPublish => {
      const action = entry === 'removed' ? 'DELETED' : this.added.has(id) ? 'CREATED' : 'UPDATED';
      return { entity: { table: inboxEntries }, id, action };
    });
    await publishAll({ session, tenant, user: author ?? '' }, changes);
    const dues = put.flatMap(({ user_id: user, mail_due_at, push_due_at }) =>
      [mail_due_at, push_due_at].flatMap((due) => (due === null ? [] : [{ user, due: new Date(due) }])),
    );
    await enqueueDeliveries(session, { tenant, now }, dues);
  }
}
