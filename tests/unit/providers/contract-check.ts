import { readFileSync } from 'node:fs';
import { buildSchema, getVariableValues, type GraphQLSchema, Kind, parse, validate } from 'graphql';
import type { ReceivedOperation } from './fake-graphql-server';

/** Parses a file with SDL. `file` is its path within the project. */
export function parseSchemaFile(file: string): GraphQLSchema {
  return buildSchema(readFileSync(file, 'utf8'));
}

/**
 * Returns the errors that GraphQL finds in the document and the variables of an operation, validated against a schema.
 */
export function findOperationErrors(schema: GraphQLSchema, { query, variables }: ReceivedOperation): string[] {
  const document = parse(query);
  const definition = document.definitions[0];
  const inText = validate(schema, document);
  const inVariables =
    inText.length === 0 && definition?.kind === Kind.OPERATION_DEFINITION
      ? (getVariableValues(schema, definition.variableDefinitions ?? [], variables).errors ?? [])
      : [];
  const faults = [...inText, ...inVariables];
  return faults.map(({ message }) => `${message} in ${query} with ${JSON.stringify(variables)}`);
}
