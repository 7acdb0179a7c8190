import type { Resolvers } from '../contract.generated';
import type { Entity } from '../dialect/entity';
import type { Method } from '../dialect/methods';

/**
 * One part of the business. Its entities answer their own lists and writes (server/dialect); `resolvers` holds
 * what is not a list or a write of an entity.
 */
export interface Area {
  name: string;
  entities: readonly Entity[];
  resolvers?: Resolvers;
  /** Queries that answer a record that the dialect read: as much as was asked of it. */
  queries?: Readonly<Record<string, Method<never>>>;
  /** Mutations that do more than write a record, and answer one that the dialect read: as much as was asked of it. */
  mutations?: Readonly<Record<string, Method<never>>>;
}
