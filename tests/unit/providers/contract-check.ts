import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type DocumentNode,
  getVariableValues,
  type GraphQLError,
  type GraphQLSchema,
  Kind,
  parse,
  validate,
} from 'graphql';
import type { ReceivedOperation } from './fake-graphql-server';

/** Parses a file with SDL. `file` is its path within the project. */
export function parseSchemaFile(file: string): GraphQLSchema {
  return buildSchema(readFileSync(file, 'utf8'));
}

/** A parsed document, and what is wrong with it. */
interface CheckedDocument {
  document: DocumentNode;
  errors: readonly GraphQLError[];
}

/** The checked documents by schema and text. Tests send the same document with hundreds of variables. */
const checkedDocuments = new WeakMap<GraphQLSchema, Map<string, CheckedDocument>>();

function checkDocument(schema: GraphQLSchema, query: string): CheckedDocument {
  const known = checkedDocuments.get(schema) ?? new Map<string, CheckedDocument>();
  checkedDocuments.set(schema, known);
  const earlier = known.get(query);
  if (earlier) return earlier;
  const document = parse(query);
  const checked = { document, errors: validate(schema, document) };
  known.set(query, checked);
  return checked;
}

/**
 * Returns the errors that GraphQL finds in the document and the variables of an operation, validated against a schema.
 */
export function findOperationErrors(schema: GraphQLSchema, { query, variables }: ReceivedOperation): string[] {
  const { document, errors: inText } = checkDocument(schema, query);
  const definition = document.definitions[0];
  const inVariables =
    inText.length === 0 && definition?.kind === Kind.OPERATION_DEFINITION
      ? (getVariableValues(schema, definition.variableDefinitions ?? [], variables).errors ?? [])
      : [];
  const faults = [...inText, ...inVariables];
  return faults.map(({ message }) => `${message} in ${query} with ${JSON.stringify(variables)}`);
}
