import {
  coerceInputValue,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  isInputType,
  Kind,
  typeFromAST,
} from 'graphql';
import type { Problem, Problems } from '../dialect/errors';
import { argumentPathsOf } from './argument-paths';

type MutableProblems = Record<string, Problem[]>;

/** Maximum number of problems to report. A list of a million wrong values would take seconds. */
const maxProblems = 50;

/** Thrown to stop the search when `maxProblems` is reached. */
class EnoughProblems extends Error {}

/**
 * Returns the problems of an operation's variables, and of its literal arguments where something is missing. The paths
 * begin with the argument of the root field, `input.license`, whatever the variables are called, so that a form can
 * show the problems. Empty if the input is valid.
 */
export function inputProblemsOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): Problems {
  const { variables: pathsByVariable, missing } = argumentPathsOf(schema, document);
  const problems: MutableProblems = Object.fromEntries(
    missing.slice(0, maxProblems).map((path) => [path, [{ code: 'required' }]]),
  );
  try {
    findProblems(schema, document, { variables, pathsByVariable }, problems);
  } catch (error) {
    if (!(error instanceof EnoughProblems)) throw error;
  }
  return problems;
}

function findProblems(
  schema: GraphQLSchema,
  document: DocumentNode,
  {
    variables,
    pathsByVariable,
  }: { variables: Readonly<Record<string, unknown>>; pathsByVariable: ReadonlyMap<string, string> },
  problems: MutableProblems,
): void {
  let found = Object.keys(problems).length;
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const { variable, type: typeNode, defaultValue } of definition.variableDefinitions ?? []) {
      const name = variable.name.value;
      const type = typeFromAST(schema, typeNode);
      if (!type || !isInputType(type)) continue;
      if (variables[name] === undefined && (defaultValue || typeNode.kind !== Kind.NON_NULL_TYPE)) continue;
      coerceInputValue(variables[name] ?? null, type, (path, _value, error) => {
        const { field, problem } = problemOf(error);
        const fieldPath = [pathsByVariable.get(name) ?? name, ...path, ...(field ? [field] : [])].join('.');
        problems[fieldPath] = [...(problems[fieldPath] ?? []), problem];
        found += 1;
        if (found >= maxProblems) throw new EnoughProblems();
      });
    }
  }
}

/** Derives the problem from the text of GraphQL's message, because the error has no code. */
function problemOf({ message }: GraphQLError): { field?: string; problem: Problem } {
  const [, missing] = /^Field "(\w+)" of required type/.exec(message) ?? [];
  if (missing) return { field: missing, problem: { code: 'required' } };
  const [, unknown] = /^Field "(\w+)" is not defined/.exec(message) ?? [];
  if (unknown) return { field: unknown, problem: { code: 'unknown_field' } };
  if (message.startsWith('Expected non-nullable type')) return { problem: { code: 'required' } };
  return { problem: { code: message.startsWith('Int cannot represent') ? 'not_integer' : 'wrong_type' } };
}
