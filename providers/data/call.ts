import * as builder from 'gql-query-builder';
import { type DocumentNode, Kind, OperationTypeNode } from 'graphql';
import { isRecord } from '../answer';
import type { Selection } from './selection';

/** One operation on its way to the server. */
export interface Call {
  kind: 'query' | 'mutation';
  /** Root field that the operation asks; permissions go by it. */
  method: string;
  text: string;
  variables: Readonly<Record<string, unknown>>;
  /** Drops a query that is no longer wanted. Mutations don't heed it. */
  signal?: AbortSignal;
}

/** An argument of a root field. */
export interface Argument {
  type: string;
  value: unknown;
  required?: boolean;
  /** A list of values that are not null. */
  list?: [true];
}

/** Builds the call of one root field. Arguments whose value is undefined are left out. */
export function callOf(
  kind: Call['kind'],
  method: string,
  args: Readonly<Record<string, Argument>>,
  selection: Selection,
  signal?: AbortSignal,
): Call {
  const given = Object.fromEntries(Object.entries(args).filter(([, { value }]) => value !== undefined));
  const options = { operation: method, fields: selection, variables: given };
  const built: { query: string; variables: unknown } =
    kind === 'query' ? builder.query(options) : builder.mutation(options);
  return { kind, method, text: built.query, variables: isRecord(built.variables) ? built.variables : {}, signal };
}

/**
 * A call as the document that Refine's GraphQL provider takes. It looks at the kind of the operation alone, and it is
 * the text that is sent: so nothing is parsed, and the console carries no parser.
 */
export function documentOf({ kind }: Call): DocumentNode {
  const operation = kind === 'query' ? OperationTypeNode.QUERY : OperationTypeNode.MUTATION;
  const selectionSet = { kind: Kind.SELECTION_SET, selections: [] } as const;
  return { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation, selectionSet }] };
}
