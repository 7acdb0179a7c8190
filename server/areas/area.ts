import type { Resolvers } from '../contract.generated';
import type { Entity } from '../dialect/entity';

/**
 * One part of the business. Its entities answer their own lists and writes (server/dialect); `resolvers` holds
 * what is not a list or a write of an entity.
 */
export interface Area {
  name: string;
  entities: readonly Entity[];
  resolvers?: Resolvers;
}
