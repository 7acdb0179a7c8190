import type {
  MediaConversionResolvers,
  MediaResolvers,
  MutationResolvers,
  QueryResolvers,
  SharedLinkResolvers,
  SubscriptionResolvers,
} from '../contract.generated';
import type { Entity } from '../dialect/entity';
import type { Extension } from '../dialect/extension';
import type { Method } from '../dialect/methods';

/** Resolvers of what is not a list or a write of an entity, and of fields that rows do not hold as they are answered. */
export type AreaResolvers = {
  Query?: QueryResolvers;
  Mutation?: MutationResolvers;
  Subscription?: SubscriptionResolvers;
  Media?: MediaResolvers;
  MediaConversion?: MediaConversionResolvers;
  SharedLink?: SharedLinkResolvers;
};

/** One part of the business. Its entities answer their own lists and writes (server/dialect). */
export interface Area {
  name: string;
  entities: readonly Entity[];
  /** What it adds to entities of the areas below it. */
  extensions?: readonly Extension[];
  resolvers?: AreaResolvers;
  /** Queries that answer a record that the dialect read: as much as was asked of it. */
  queries?: Readonly<Record<string, Method<never>>>;
  /** Mutations that do more than write a record, and answer one that the dialect read: as much as was asked of it. */
  mutations?: Readonly<Record<string, Method<never>>>;
}
