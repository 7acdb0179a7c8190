import type { Area } from '../areas/area';
import type { AccessCache } from '../areas/identity';
import type { Caller, RequestContext } from '../dialect/context';
import type { SubscriptionChangesArgs } from '../contract.generated';
import type { Database } from '../database/database';
import type { Entity } from '../dialect/entity';
import { isRecordVisible } from '../dialect/list';
import { requireCaller } from '../dialect/methods';
import { rowPolicyOf } from '../dialect/scope';
import { tableShapeOf } from '../dialect/table';
import { changesChannel, manyRecordsId, type PublishedChange, parsePublishedChange } from '../dialect/write/changes';
import { RecentChanges } from './recent-changes';
import { ChangeSubscriber } from './subscriber';

/** Delivers the changes that any server makes to the subscribers of this server. */
export class ChangeFeed {
  private readonly subscribers = new Set<ChangeSubscriber>();
  private readonly recent = new RecentChanges();
  private readonly listedEntities: ReadonlyMap<string, readonly Entity[]>;
  private stopListening: (() => Promise<void>) | undefined;

  constructor(
    private readonly database: Database,
    private readonly access: AccessCache,
    areas: readonly Area[],
  ) {
    this.listedEntities = listedEntitiesByTable(areas);
  }

  /** The area that resolves the subscription `changes`. */
  readonly area: Area = {
    name: 'live',
    entities: [],
    resolvers: { Subscription: { changes: { subscribe: (_root, args, context) => this.subscribe(args, context) } } },
  };

  /** Starts to listen for changes. @throws if the database cannot be reached */
  async start(): Promise<void> {
    this.stopListening = await this.database.listen(changesChannel, {
      onNotification: (payload) => {
        const change = parsePublishedChange(payload);
        if (!change) return;
        this.recent.add(change);
        for (const subscriber of this.subscribers) subscriber.enqueue(change);
      },
      onReconnect: () => this.endAll(),
    });
  }

  /** Stops listening and ends every subscription. */
  async stop(): Promise<void> {
    this.endAll();
    await this.stopListening?.();
  }

  /** Ends every subscription. Clients then subscribe again and reload their data, in case they missed changes. */
  private endAll(): void {
    for (const subscriber of this.subscribers) subscriber.end();
  }

  private subscribe({ entities }: Partial<SubscriptionChangesArgs>, context: RequestContext): ChangeSubscriber {
    const { tenant, user, session } = requireCaller(context);
    const subscriber = new ChangeSubscriber({
      tenant,
      entities,
      caller: () => this.access.callerOf({ tenant, user, session }),
      maySee: (caller, change) => this.maySee(caller, change),
      onEnd: () => this.subscribers.delete(subscriber),
    });
    this.subscribers.add(subscriber);
    for (const change of this.recent.byOthersThan(user)) subscriber.enqueue(change);
    return subscriber;
  }

  /**
   * Returns whether the caller may see the record in a list. The caller must be allowed to call a list of the table,
   * and the table's row policy, if there is one, must not hide the record, unless it announces all changes.
   */
  private async maySee(caller: Caller, { entity: table, id }: PublishedChange): Promise<boolean> {
    const allowed = (this.listedEntities.get(table) ?? []).filter(
      ({ methods }) => methods.list && caller.methods.has(methods.list),
    );
    const [entity] = allowed;
    const policy = entity && rowPolicyOf(entity, caller);
    if (!entity || !policy || policy.announcesAll || id === manyRecordsId) return entity !== undefined;
    return this.database.read(caller.tenant, (session) => isRecordVisible(session, entity, id, caller));
  }
}

/** Returns the entities with a list, by table. */
function listedEntitiesByTable(areas: readonly Area[]): Map<string, Entity[]> {
  const listed = new Map<string, Entity[]>();
  for (const entity of areas.flatMap((area) => area.entities)) {
    const table = tableShapeOf(entity).name;
    if (entity.methods.list) listed.set(table, [...(listed.get(table) ?? []), entity]);
  }
  return listed;
}
