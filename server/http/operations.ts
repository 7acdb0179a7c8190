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
import { costOf } from '../budgets/cost';
import type { Spending } from '../budgets/spending';
import type { BudgetedContext } from './request-context';
import { badRequest, invalid } from '../dialect/errors';
import type { ResponsePath } from '../dialect/truncated';
import type { RequestChecks } from './checking';
import { isCompilable } from './compiling';
import { formatError } from './errors';
import { problemsOfVariables } from './input-problems';
import { checkLimits, limits } from './limits';

/** One operation as it was sent; nothing of it is checked yet. */
export interface Sent {
  query?: unknown;
  variables?: unknown;
  operationName?: unknown;
}

/** What the hooks know of an operation that is carried out. */
interface RunningOperation {
  spending: Spending;
  isMutation: boolean;
  variables: Record<string, unknown>;
  /** Ends the check of its document; absent once that has ended. */
  endCheck?: () => void;
}

declare module 'mercurius' {
  interface MercuriusContext {
    operation: RunningOperation;
  }
}

/** Operations that are kept parsed, checked and compiled, by their text. */
const keptOperations = 300;
/**
 * An operation that is sent once is not worth compiling. It happens after the answer, one per turn of the event loop, so
 * that other calls are answered in between, however busy the server is.
 */
const compiling = { minCount: 3, maxCompilePerTick: 1, eluThreshold: 1 };

/** Lets the app carry out operations on the schema. Registers no route. */
export async function registerOperations(
  app: FastifyInstance,
  schema: GraphQLSchema,
  production: boolean,
): Promise<void> {
  // In production GraphQL does not guess at names that it does not know.
  const validateOptions = { maxErrors: 5, hideSuggestions: production };
  await app.register(mercurius, {
    schema,
    routes: false,
    cache: keptOperations,
    jit: compiling,
    validationRules: production ? [NoSchemaIntrospectionCustomRule] : [],
    graphql: { parseOptions: { maxLexicalTokens: limits.tokens }, validateOptions },
    errorFormatter: (result) => ({ statusCode: 200, response: result }),
  });
  const interpreted = new WeakSet<DocumentNode>();
  app.graphql.addHook('preValidation', async (_schema, document) => {
    checkLimits(document);
    if (!isCompilable(document)) interpreted.add(document);
    if (getOperationAST(document)?.operation === OperationTypeNode.SUBSCRIPTION)
      throw badRequest('Subscriptions go by WebSocket.');
  });
  app.graphql.addHook('preExecution', async (_schema, document, { operation }) => {
    endChecking(operation);
    operation.isMutation = getOperationAST(document)?.operation === OperationTypeNode.MUTATION;
    operation.spending.takeOperation(costOf(schema, document, operation.variables));
    // A document that a hook hands over is carried out as it is, uncompiled.
    return interpreted.has(document) ? { document } : undefined;
  });
}

/**
 * Carries out one operation. Never rejects: whatever goes wrong is in the answer.
 * @param checks of the request that it came with
 */
export async function carryOut(
  app: FastifyInstance,
  sent: Sent,
  context: BudgetedContext,
  checks: RequestChecks,
): Promise<FormattedExecutionResult> {
  try {
    const { query, variables, operationName } = readOperation(sent);
    const endCheck = await checks.begin();
    const operation: RunningOperation = { endCheck, spending: context.spending, isMutation: false, variables };
    const truncated: ResponsePath[] = [];
    const { data, errors } = await app
      .graphql(query, { ...context, operation, truncated }, variables, operationName)
      .catch((error: unknown): ExecutionResult => ({ errors: refusals(error) }))
      .finally(() => endChecking(operation));
    // What a mutation wrote must not be answered as refused.
    if (!operation.isMutation) context.spending.takeAnswer(data);
    const extensions = truncated.length > 0 ? { extensions: { truncated } } : {};
    if (!errors) return { data, ...extensions };
    if (data === undefined || data === null) checkVariables(app, errors, query, variables);
    return { errors: errors.map((error) => formatError(error, context.log)), data, ...extensions };
  } catch (error) {
    return { errors: [formatError(error, context.log)] };
  }
}

function endChecking(operation: RunningOperation): void {
  operation.endCheck?.();
  operation.endCheck = undefined;
}

/** The beginnings that GraphQL texts have. Everything else would be tried as JSON, past the limit on tokens. */
const graphqlText = /^[\s,\uFEFF]*(?:#|\{(?!\s*["}])|(?:query|mutation|subscription|fragment)\b)/;

function readOperation({ query, variables, operationName }: Sent) {
  if (typeof query !== 'string') throw badRequest('The query is missing.');
  if (query.length > limits.characters)
    throw badRequest(`A query must not be longer than ${limits.characters} characters.`);
  if (!graphqlText.test(query)) throw badRequest('The query is not GraphQL.');
  if (!isRecord(variables)) throw badRequest('Variables must be an object.');
  if (typeof operationName !== 'string' && operationName !== undefined && operationName !== null) {
    throw badRequest('The name of an operation must be a text.');
  }
  return { query, variables: variables ?? {}, operationName: operationName ?? undefined };
}

function isRecord(value: unknown): value is Record<string, unknown> | null | undefined {
  return value === undefined || value === null || (typeof value === 'object' && !Array.isArray(value));
}

/** Why mercurius did not carry out an operation. @throws what is no refusal. */
function refusals(error: unknown): GraphQLError[] {
  const gathered = error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [error];
  return gathered.map((one) => {
    if (one instanceof GraphQLError) return one;
    throw one;
  });
}

/** Says field by field which variables do not fit, where that is why an operation was refused. */
function checkVariables(
  app: FastifyInstance,
  errors: readonly GraphQLError[],
  query: string,
  variables: Record<string, unknown>,
) {
  if (!errors.some(({ message }) => message.startsWith('Variable "'))) return;
  const problems = problemsOfVariables(app.graphql.schema, parse(query), variables);
  if (Object.keys(problems).length > 0) throw invalid(problems);
}
