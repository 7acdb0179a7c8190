import * as builder from 'gql-query-builder';
import { type DocumentNode, Kind, OperationTypeNode } from 'graphql';
import { isRecord } from '../graphqlResponse';
import type { FieldSelection } from './selection';

/** One GraphQL operation with a single root field. */
export interface ApiCall {
  kind: 'query' | 'mutation';
  /** Name of the root field; permissions are checked by this name. */
  method: string;
  text: string;
  variables: Readonly<Record<string, unknown>>;
  /** Whether the call only counts rows, which may take longer than reading them. */
  isCount?: boolean;
  /** Aborts a query. Mutations ignore it. */
  signal?: AbortSignal;
}

/** An argument of a root field. */
export interface CallArgument {
  type: string;
  value: unknown;
  required?: boolean;
  /** Whether the argument is a list of non-null values; the form is that of gql-query-builder. */
  list?: [true];
}

/** Builds the call of one root field. Arguments whose value is undefined are left out. */
export function buildApiCall(
  kind: ApiCall['kind'],
  method: string,
  args: Readonly<Record<string, CallArgument>>,
  selection: FieldSelection,
  signal?: AbortSignal,
): ApiCall {
  const givenArguments = Object.fromEntries(Object.entries(args).filter(([, { value }]) => value !== undefined));
  const options = { operation: method, fields: selection, variables: givenArguments };
  const built: { query: string; variables: unknown } =
    kind === 'query' ? builder.query(options) : builder.mutation(options);
  return { kind, method, text: built.query, variables: isRecord(built.variables) ? built.variables : {}, signal };
}

/**
 * Returns the document that Refine's GraphQL provider requires. Refine reads only the kind of the operation; the
 * transport sends the text of the call. The console therefore needs no GraphQL parser.
 */
export function stubDocumentFor({ kind }: ApiCall): DocumentNode {
  const operation = kind === 'query' ? OperationTypeNode.QUERY : OperationTypeNode.MUTATION;
  const selectionSet = { kind: Kind.SELECTION_SET, selections: [] } as const;
  return { kind: Kind.DOCUMENT, definitions: [{ kind: Kind.OPERATION_DEFINITION, operation, selectionSet }] };
}
