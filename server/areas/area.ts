import type {
  MediaConversionResolvers,
  MediaResolvers,
  MutationResolvers,
  QueryResolvers,
  SharedLinkResolvers,
  SubscriptionResolvers,
} from '../contract.generated';
import type { Session } from '../database/database';
import type { RequestContext } from '../dialect/context';
import type { Entity } from '../dialect/entity';
import type { EntityExtension } from '../dialect/extension';
import type { MethodResolver } from '../dialect/methods';

/** Hand-written resolvers of an area, for fields that the generic list and write resolvers (`server/dialect`) lack. */
export type AreaResolvers = {
  Query?: QueryResolvers;
  Mutation?: MutationResolvers;
  Subscription?: SubscriptionResolvers;
  // The contract's types have no resolvers for records of lists.
  InboxEntry?: {
    text: (entry: { text: unknown }, args: object, context: RequestContext) => string;
    details: (entry: { details: unknown }, args: object, context: RequestContext) => string;
  };
  ExportFile?: { url: (file: { url: string }, args: object, context: RequestContext) => string };
  Media?: MediaResolvers;
  MediaConversion?: MediaConversionResolvers;
  SharedLink?: SharedLinkResolvers;
};

/**
 * A business area, such as billing or fleet. The dialect (`server/dialect`) resolves lists and writes of its
 * entities.
 */
export interface Area {
  name: string;
  entities: readonly Entity[];
  /** Fields and rules that this area adds to entities of areas that it imports. */
  extensions?: readonly EntityExtension[];
  resolvers?: AreaResolvers;
  /** Queries whose resolvers receive the selected fields, and read only those. */
  queries?: Readonly<Record<string, MethodResolver<never>>>;
  /**
   * Mutations that do more than write one record. They return a record read by the dialect, with the fields that the
   * call selects.
   */
  mutations?: Readonly<Record<string, MethodResolver<never>>>;
}

/** Rows of an area's tables that are the same for every tenant, such as vehicle classes. */
export interface SharedDictionary {
  /**
   * The content of all rows. At each start the server compares its hash with the hash that the database stores, and
   * calls `write` if they differ.
   */
  content: readonly unknown[];
  /** Writes the rows: adds new ones and updates existing ones. */
  write: (session: Session) => Promise<void>;
}
