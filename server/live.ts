import type { Area } from './areas/area';
import type { Access } from './areas/identity/access';
import type { RequestContext } from './context';
import type { SubscriptionChangesArgs } from './contract.generated';
import type { Database } from './database/database';
import { callerOf } from './dialect/methods';
import { shapeOf } from './dialect/table';
import { changesChannel } from './dialect/write/mutations';
import { readTold, Subscriber } from './subscriber';

/** Hands the changes that all servers make to the subscribers of this one. */
export class Live {
  private readonly subscribers = new Set<Subscriber>();
  private readonly lists: ReadonlyMap<string, readonly string[]>;
  private stopListening: (() => Promise<void>) | undefined;

  constructor(
    private readonly database: Database,
    private readonly access: Access,
    areas: readonly Area[],
  ) {
    this.lists = listsByTable(areas);
  }

  /** Answers the subscription `changes`. */
  readonly area: Area = {
    name: 'live',
    entities: [],
    resolvers: { Subscription: { changes: { subscribe: (_root, args, context) => this.subscribe(args, context) } } },
  };

  /** Begins to hear of changes. */
  async start(): Promise<void> {
    this.stopListening = await this.database.listen(changesChannel, (payload) => {
      const change = readTold(payload);
      for (const subscriber of this.subscribers) subscriber.tell(change);
    });
  }

  /** Ends it, and every subscription. */
  async stop(): Promise<void> {
    for (const subscriber of this.subscribers) subscriber.end();
    await this.stopListening?.();
  }

  private subscribe({ entities }: Partial<SubscriptionChangesArgs>, context: RequestContext): Subscriber {
    const { tenant, user, session } = callerOf(context);
    const subscriber = new Subscriber({
      tenant,
      entities,
      caller: () => this.access.callerOf({ tenant, user, session }),
      mayList: ({ methods }, entity) => this.lists.get(entity)?.some((method) => methods.has(method)) === true,
      ended: () => this.subscribers.delete(subscriber),
    });
    this.subscribers.add(subscriber);
    return subscriber;
  }
}

/** The methods that list a table's records. */
function listsByTable(areas: readonly Area[]): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  for (const { table, methods } of areas.flatMap((area) => area.entities)) {
    const { name } = shapeOf({ table });
    if (methods.list) lists.set(name, [...(lists.get(name) ?? []), methods.list]);
  }
  return lists;
}
