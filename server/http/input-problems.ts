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

type MutableProblems = Record<string, Problem[]>;

/** Maximum number of problems to report. A list of a million wrong values would take seconds. */
const maxProblems = 50;

/** Thrown to stop the search when `maxProblems` is reached. */
class EnoughProblems extends Error {}

/**
 * Returns the problems of an operation's variables by field, so that a form can show them; empty if the variables are
 * valid.
 */
export function problemsOfVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): Problems {
  const problems: MutableProblems = {};
  try {
    findProblems(schema, document, variables, problems);
  } catch (error) {
    if (!(error instanceof EnoughProblems)) throw error;
  }
  return problems;
}

function findProblems(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
  problems: MutableProblems,
): void {
  let found = 0;
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const { variable, type: typeNode, defaultValue } of definition.variableDefinitions ?? []) {
      const name = variable.name.value;
      const type = typeFromAST(schema, typeNode);
      if (!type || !isInputType(type)) continue;
      if (variables[name] === undefined && (defaultValue || typeNode.kind !== Kind.NON_NULL_TYPE)) continue;
      coerceInputValue(variables[name] ?? null, type, (path, _value, error) => {
        const { field, problem } = problemOf(error);
        const fieldPath = [name, ...path, ...(field ? [field] : [])].join('.');
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
