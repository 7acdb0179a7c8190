import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isLeafType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';

/** The parsed contract, for tests that cover all its methods and types. */
export const parsedContract = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** A root field of the contract's Query or Mutation. */
export interface ContractMethod {
  name: string;
  kind: 'query' | 'mutation';
  field: GraphQLField<unknown, unknown>;
}

function methodsOf(type: GraphQLObjectType | null | undefined, kind: ContractMethod['kind']): ContractMethod[] {
  return Object.values(type?.getFields() ?? {}).map((field) => ({ name: field.name, kind, field }));
}

/** All queries of the contract. */
export const contractQueries = methodsOf(parsedContract.getQueryType(), 'query');
/** All mutations of the contract. */
export const contractMutations = methodsOf(parsedContract.getMutationType(), 'mutation');
/** All queries and mutations of the contract. */
export const contractMethods = [...contractQueries, ...contractMutations];

/**
 * Methods that read or change records of several tenants, so that only the operator may call them. tests/api/tenancy
 * tests these methods.
 */
export const operatorOnlyMethods: ReadonlySet<string> = new Set([
  'salesQueue',
  'serverStatus',
  'verificationQueue',
  'updateSalesStatus',
  'updateSalesNote',
  'offerTariff',
  'reviewVerification',
]);

/** Queries that return a page of records, such as `vehicles`. */
export const queriesOfLists = contractQueries.filter(({ field }) =>
  getNamedType(field.type).name.endsWith('Paginator'),
);

/** Returns the type of the records that a list returns. */
export function rowTypeOf(list: ContractMethod): GraphQLObjectType {
  const page = getNamedType(list.field.type);
  const data = isObjectType(page) ? page.getFields().data : undefined;
  const row = data && getNamedType(data.type);
  if (!isObjectType(row)) throw new Error(`${list.name} answers no page of records`);
  return row;
}

/** Returns the names of the columns that a list's argument `where` or `orderBy` accepts. */
export function listColumnsOf(list: ContractMethod, use: 'where' | 'orderBy'): string[] {
  const argument = list.field.args.find(({ name }) => name === use);
  const input = argument && getNamedType(argument.type);
  const column = input && 'getFields' in input ? input.getFields().column : undefined;
  const values = column && getNamedType(column.type);
  return isEnumType(values) ? values.getValues().map(({ name }) => name) : [];
}

/**
 * Returns a GraphQL selection of all fields of a type, and of its relations up to `depth` levels. Includes
 * `__typename`, which shows to which type of record an id belongs.
 */
export function fullSelectionOf(type: GraphQLOutputType, depth = 2): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields())
    .filter((field) => field.args.every(({ type: argument }) => !isNonNullType(argument)))
    .map((field) => {
      if (isLeafType(getNamedType(field.type))) return field.name;
      return depth > 0 ? `${field.name} ${fullSelectionOf(field.type, depth - 1)}` : '';
    });
  return `{ __typename ${fields.filter(Boolean).join(' ')} }`;
}

/**
 * Returns a GraphQL document that calls one method. All arguments are variables; the selection is `selected`, by
 * default all fields.
 */
export function methodDocumentOf(
  { kind, name, field }: ContractMethod,
  depth = 2,
  selected = fullSelectionOf(field.type, depth),
): string {
  const variables = field.args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const passed = field.args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const call = passed ? `${name}(${passed})` : name;
  return `${kind} Call${variables ? `(${variables})` : ''} { ${call} ${selected} }`;
}
