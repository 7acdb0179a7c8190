import { type DocumentNode, GraphQLError, type GraphQLSchema } from 'graphql';
import { operationCostOf } from '../budgets/cost';
import { ListQuery } from '../dialect/json/list-query';
import { IrregularValueError } from '../dialect/json/write-json';
import { PageStatements } from '../dialect/page-statements';
import { LruCache } from '../runtime/lru-cache';
import type { ObservedOperation } from './observed-operation';
import type { HttpRequestContext } from './request-context';

/** Maximum number of documents of which it is known whether they are list queries. */
const maxDocuments = 300;

/** An operation whose parts have the right types. */
export interface CheckedRequest {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | undefined;
}

/** The JSON of a list's data, the error of the list, or neither: then the GraphQL executor must answer. */
export type ListQueryResult = { data: string } | { error: GraphQLError } | { isCostTaken: boolean };

/** Answers repeated queries of one list without the GraphQL executor. */
export class ListQueries {
  private readonly statements = new PageStatements();
  private readonly documents = new LruCache<string, { list: ListQuery | undefined }>(maxDocuments);

  constructor(private readonly schema: GraphQLSchema) {}

  /** Remembers a valid document. */
  add(query: string, document: DocumentNode): void {
    if (this.documents.get(query)) return;
    const list = ListQuery.of(this.schema, document, () => this.statements.ofList());
    this.documents.set(query, { list });
  }

  /**
   * Answers a query of one list. Leaves to the executor what is unknown, refused or more than one list.
   * @throws ContractError if the query costs too much
   */
  async answer(
    request: CheckedRequest,
    context: HttpRequestContext,
    observed: ObservedOperation,
  ): Promise<ListQueryResult> {
    const list = this.documents.get(request.query)?.list;
    const { caller, spending } = context;
    if (!list?.isNamed(request.operationName) || typeof caller === 'string' || !caller.methods.has(list.method))
      return { isCostTaken: false };
    observed.name = list.method;
    const args = list.argumentsOf(request.variables);
    if (!args) return { isCostTaken: false };
    spending.takeOperation(operationCostOf(this.schema, list.document, request.variables));
    try {
      return { data: await list.run(args, context) };
    } catch (error) {
      if (error instanceof IrregularValueError) return { isCostTaken: true };
      if (error instanceof GraphQLError) return { error };
      throw error;
    }
  }
}
