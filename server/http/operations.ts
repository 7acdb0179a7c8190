import type { FastifyInstance } from 'fastify';
import {
  type DocumentNode,
  type ExecutionResult,
  type FormattedExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  parse,
} from 'graphql';
import mercurius from 'mercurius';
import { operationCostOf } from '../budgets/cost';
import type { RequestSpending } from '../budgets/spending';
import type { HttpRequestContext } from './request-context';
import { badRequestError, invalidInputError } from '../dialect/errors';
import type { WriteNoticeLog } from '../dialect/context';
import type { ResponsePath } from '../dialect/truncated';
import {
  methodNameOf,
  type ObservedOperation,
  type OperationAnswer,
  type OperationObserver,
} from './observed-operation';
import type { RequestDocumentChecks } from './document-checks';
import { isJitCompilable } from './jit-support';
import { type CheckedRequest, ListQueries } from './list-queries';
import { formatError } from './errors';
import { inputProblemsOf } from './input-problems';
import { checkDocumentLimits, operationLimits } from './limits';
import type { OperationOutcome } from './media-types';
import { isRecord } from '../formats/is-record';

/** One operation as the client sent it, before any check. */
export interface OperationRequest {
  query?: unknown;
  variables?: unknown;
  operationName?: unknown;
  extensions?: unknown;
}

/** State of a running operation, which mercurius passes to the hooks. */
interface RunningOperation {
  query: string;
  spending: RequestSpending;
  observed: ObservedOperation;
  isMutation: boolean;
  variables: Record<string, unknown>;
  /** Whether the cost of the operation has been taken before. */
  isCostTaken: boolean;
  /**
   * Ends the check of the operation's document and releases the turn of its owner; undefined when the check has ended.
   */
  endCheck?: () => void;
}

declare module 'mercurius' {
  interface MercuriusContext {
    operation: RunningOperation;
  }
}

/** Maximum number of parsed, validated and compiled operations in mercurius' cache. */
const cachedOperations = 300;
/**
 * Settings of graphql-jit. An operation is compiled on its third use, after the answer. At most one operation is
 * compiled per tick of the event loop, so that other requests are not delayed.
 */
const jitOptions = { minCount: 3, maxCompilePerTick: 1, eluThreshold: 1 };

/**
 * Registers mercurius, which executes operations, without its route. `executeOperation` then works.
 * @returns the list queries that `executeOperation` answers without mercurius
 */
export async function registerMercurius(
  app: FastifyInstance,
  schema: GraphQLSchema,
  production: boolean,
): Promise<ListQueries> {
  // In production, error messages do not suggest names from the schema.
  const validateOptions = { maxErrors: 5, hideSuggestions: production };
  await app.register(mercurius, {
    schema,
    routes: false,
    cache: cachedOperations,
    jit: jitOptions,
    validationRules: production ? [NoSchemaIntrospectionCustomRule] : [],
    graphql: { parseOptions: { maxLexicalTokens: operationLimits.tokens }, validateOptions },
    errorFormatter: (result) => ({ statusCode: 200, response: result }),
  });
  const lists = new ListQueries(schema);
  const interpreted = new WeakSet<DocumentNode>();
  app.graphql.addHook('preValidation', async (_schema, document) => {
    checkDocumentLimits(document);
    if (!isJitCompilable(document)) interpreted.add(document);
    if (getOperationAST(document)?.operation === OperationTypeNode.SUBSCRIPTION)
      throw badRequestError('Subscriptions go by WebSocket.');
  });
  app.graphql.addHook('preExecution', async (_schema, document, { operation }) => {
    endCheckOf(operation);
    operation.observed.name = methodNameOf(document);
    operation.isMutation = getOperationAST(document)?.operation === OperationTypeNode.MUTATION;
    if (!operation.isCostTaken)
      operation.spending.takeOperation(operationCostOf(schema, document, operation.variables));
    lists.add(operation.query, document);
    // A document returned by a hook is executed without compilation.
    return interpreted.has(document) ? { document } : undefined;
  });
  return lists;
}

/** What `executeOperation` needs. */
export interface OperationServices {
  app: FastifyInstance;
  lists: ListQueries;
  observer: OperationObserver;
  /** The document checks of the request that contains the operation. */
  checks: RequestDocumentChecks;
}

/** Executes one operation. Never rejects: errors are in the answer. */
export function executeOperation(
  sent: OperationRequest,
  context: HttpRequestContext,
  services: OperationServices,
): Promise<OperationAnswer> {
  return services.observer.observeOperation(async (observed) => {
    let isWellFormed = false;
    try {
      const request = readOperation(sent);
      isWellFormed = true;
      const list = await services.lists.answer(request, context, observed);
      if ('data' in list) {
        context.spending.takeAnswerSize(list.data.length);
        return { json: `{"data":${list.data}}`, errors: [], outcome: 'executed' };
      }
      if ('error' in list) return answerOf({ errors: [formatError(list.error, context)], data: null });
      return answerOf(await executeDocument(request, { ...list, observed }, context, services));
    } catch (error) {
      return answerOf({ errors: [formatError(error, context)] }, isWellFormed ? 'refused' : 'malformed');
    }
  });
}

/** An answer without data is that of an operation that was not executed. */
function answerOf(
  result: FormattedExecutionResult,
  outcome: OperationOutcome = result.data === undefined ? 'refused' : 'executed',
): OperationAnswer {
  return { json: JSON.stringify(result), errors: result.errors ?? [], outcome };
}

/** Executes an operation by mercurius. @throws ContractError if its document or input is refused */
async function executeDocument(
  { query, variables, operationName }: CheckedRequest,
  { isCostTaken, observed }: Pick<RunningOperation, 'isCostTaken' | 'observed'>,
  context: HttpRequestContext,
  { app, checks }: OperationServices,
): Promise<FormattedExecutionResult> {
  const endCheck = await checks.begin();
  const { spending } = context;
  const operation: RunningOperation = {
    query,
    endCheck,
    spending,
    observed,
    isMutation: false,
    variables,
    isCostTaken,
  };
  const truncated: ResponsePath[] = [];
  const notices: NonNullable<WriteNoticeLog['notices']> = [];
  const { data, errors } = await app
    .graphql(query, { ...context, operation, truncated, notices }, variables, operationName)
    .catch((error: unknown): ExecutionResult => ({ errors: refusalErrors(error) }))
    .finally(() => endCheckOf(operation));
  // The answer of a mutation is not refused for its size, because the mutation has already written.
  if (!operation.isMutation) spending.takeAnswer(data);
  const reports = { ...(truncated.length > 0 && { truncated }), ...(notices.length > 0 && { notices }) };
  const extensions = Object.keys(reports).length > 0 ? { extensions: reports } : {};
  if (!errors) return { data, ...extensions };
  if (data === undefined || data === null) checkInput(app, errors, query, variables);
  return { errors: errors.map((error) => formatError(error, context)), data, ...extensions };
}

function endCheckOf(operation: RunningOperation): void {
  operation.endCheck?.();
  operation.endCheck = undefined;
}

/**
 * Matches the possible beginnings of a GraphQL document. Mercurius would parse a document in JSON form, too, without
 * the token limit.
 */
const graphqlText = /^[\s,\uFEFF]*(?:#|\{(?!\s*["}])|(?:query|mutation|subscription|fragment)\b)/;

function readOperation({ query, variables, operationName, extensions }: OperationRequest): CheckedRequest {
  if (typeof query !== 'string') throw badRequestError('The query is missing.');
  if (query.length > operationLimits.characters)
    throw badRequestError(`A query must not be longer than ${operationLimits.characters} characters.`);
  if (!graphqlText.test(query)) throw badRequestError('The query is not GraphQL.');
  if (!isRecordOrMissing(variables)) throw badRequestError('Variables must be an object.');
  if (typeof operationName !== 'string' && operationName !== undefined && operationName !== null) {
    throw badRequestError('The name of an operation must be a text.');
  }
  if (!isRecordOrMissing(extensions)) throw badRequestError('Extensions must be an object.');
  return { query, variables: variables ?? {}, operationName: operationName ?? undefined };
}

function isRecordOrMissing(value: unknown): value is Record<string, unknown> | null | undefined {
  return value === undefined || value === null || isRecord(value);
}

/** Returns the errors for which mercurius refused an operation. @throws any other error */
function refusalErrors(error: unknown): GraphQLError[] {
  const gathered = error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [error];
  return gathered.map((one) => {
    if (one instanceof GraphQLError) return one;
    throw one;
  });
}

/** Matches GraphQL's messages for variables that are not valid, and for missing fields and arguments. */
const inputMessage = /^Variable "|of required type|is required, but it was not provided/;

/** Throws the problems of the input by field, if the operation was refused only because of its input. */
function checkInput(
  app: FastifyInstance,
  errors: readonly GraphQLError[],
  query: string,
  variables: Record<string, unknown>,
) {
  if (!errors.every(({ message }) => inputMessage.test(message))) return;
  const problems = inputProblemsOf(app.graphql.schema, parse(query), variables);
  if (Object.keys(problems).length > 0) throw invalidInputError(problems);
}
