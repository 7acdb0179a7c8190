import type { Area } from '../areas/area';
import type { AccessCache } from '../areas/identity';
import type { Caller, RequestContext } from '../dialect/context';
import type { SubscriptionChangesArgs } from '../contract.generated';
import type { Database } from '../database/database';
import type { Entity } from '../dialect/entity';
import { isVisible } from '../dialect/list';
import { callerOf } from '../dialect/methods';
import { rowPolicyOf } from '../dialect/scope';
import { shapeOf } from '../dialect/table';
import { changesChannel, type PublishedChange, parsePublishedChange } from '../dialect/write/changes';
import { Subscriber } from './subscriber';

/** Hands the changes that all servers make to the subscribers of this one. */
export class Live {
  private readonly subscribers = new Set<Subscriber>();
  private readonly listed: ReadonlyMap<string, readonly Entity[]>;
  private stopListening: (() => Promise<void>) | undefined;

  constructor(
    private readonly database: Database,
    private readonly access: AccessCache,
    areas: readonly Area[],
  ) {
    this.listed = listedByTable(areas);
  }

  /** Answers the subscription `changes`. */
  readonly area: Area = {
    name: 'live',
    entities: [],
    resolvers: { Subscription: { changes: { subscribe: (_root, args, context) => this.subscribe(args, context) } } },
  };

  /** Begins to hear of changes. */
  async start(): Promise<void> {
    this.stopListening = await this.database.listen(changesChannel, {
      hear: (payload) => {
        const change = parsePublishedChange(payload);
        for (const subscriber of this.subscribers) subscriber.tell(change);
      },
      missed: () => this.endAll(),
    });
  }

  /** Ends it, and every subscription. */
  async stop(): Promise<void> {
    this.endAll();
    await this.stopListening?.();
  }

  /** Ends every subscription. Whoever still wants one asks anew, and looks at once what has changed meanwhile. */
  private endAll(): void {
    for (const subscriber of this.subscribers) subscriber.end();
  }

  private subscribe({ entities }: Partial<SubscriptionChangesArgs>, context: RequestContext): Subscriber {
    const { tenant, user, session } = callerOf(context);
    const subscriber = new Subscriber({
      tenant,
      entities,
      caller: () => this.access.callerOf({ tenant, user, session }),
      maySee: (caller, change) => this.maySee(caller, change),
      ended: () => this.subscribers.delete(subscriber),
    });
    this.subscribers.add(subscriber);
    return subscriber;
  }

  /** A caller sees what a list of theirs would show: for most tables the method decides, for some the row. */
  private async maySee(caller: Caller, { entity: table, id }: PublishedChange): Promise<boolean> {
    const allowed = (this.listed.get(table) ?? []).filter(
      ({ methods }) => methods.list && caller.methods.has(methods.list),
    );
    const [entity] = allowed;
    if (!entity || !rowPolicyOf(entity, caller)) return entity !== undefined;
    return this.database.read(caller.tenant, (session) => isVisible(session, entity, id, caller));
  }
}

/** The entities whose lists show a table's records. */
function listedByTable(areas: readonly Area[]): Map<string, Entity[]> {
  const listed = new Map<string, Entity[]>();
  for (const entity of areas.flatMap((area) => area.entities)) {
    const table = shapeOf(entity).name;
    if (entity.methods.list) listed.set(table, [...(listed.get(table) ?? []), entity]);
  }
  return listed;
}
