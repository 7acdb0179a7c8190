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

/** Problems after which no more are looked for. A form has fewer; a list of a million wrong values would take seconds. */
const mostProblems = 50;

/** Ends the search for problems. */
class EnoughProblems extends Error {}

/**
 * What is wrong with the variables of a call, field by field, so that a form can show it where it belongs.
 * Empty when they are as the contract wants them.
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
        const place = [name, ...path, ...(field ? [field] : [])].join('.');
        problems[place] = [...(problems[place] ?? []), problem];
        found += 1;
        if (found >= mostProblems) throw new EnoughProblems();
      });
    }
  }
}

/** GraphQL tells what is wrong in its message alone; for a field that is missing or unknown, also which. */
function problemOf({ message }: GraphQLError): { field?: string; problem: Problem } {
  const [, missing] = /^Field "(\w+)" of required type/.exec(message) ?? [];
  if (missing) return { field: missing, problem: { code: 'required' } };
  const [, unknown] = /^Field "(\w+)" is not defined/.exec(message) ?? [];
  if (unknown) return { field: unknown, problem: { code: 'unknown_field' } };
  if (message.startsWith('Expected non-nullable type')) return { problem: { code: 'required' } };
  return { problem: { code: message.startsWith('Int cannot represent') ? 'not_integer' : 'wrong_type' } };
}
