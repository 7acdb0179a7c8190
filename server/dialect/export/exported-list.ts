import {
  coerceInputValue,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isInputType,
  isObjectType,
} from 'graphql';
import type { Trashed } from '../../contract.generated';
import type { Caller } from '../context';
import { entityOfListField } from '../contract';
import type { Entity } from '../entity';
import { ContractError, errorCodes, invalidInputError } from '../errors';
import type { ListArguments } from '../list-statement';

/** A list whose arguments come as plain JSON, because each list has types of its own for them. */
export interface ListReference {
  list: string;
  where?: unknown;
  orderBy?: unknown;
  trashed?: Trashed | null;
}

/** A list of the contract that a caller may read. */
export interface ExportedList {
  entity: Entity;
  /** Type of the list's records. */
  row: GraphQLObjectType;
  args: Pick<ListArguments, 'where' | 'orderBy' | 'trashed'>;
}

/**
 * Finds the list, and checks its arguments as a query of the list does.
 * @throws ContractError if there is no such list, the caller may not read it, or an argument is not valid
 */
export function exportedList(schema: GraphQLSchema, { methods }: Caller, reference: ListReference): ExportedList {
  const { list, where, orderBy, trashed } = reference;
  const fields = schema.getQueryType()?.getFields() ?? {};
  const field = Object.hasOwn(fields, list) ? fields[list] : undefined;
  const entity = field && entityOfListField(field);
  const row = field && rowTypeOf(field);
  if (!entity || !row) throw invalidInputError({ 'input.list': [{ code: 'not_found' }] });
  if (!methods.has(list)) throw new ContractError('User does not have access to method', { code: errorCodes.denied });
  const args = {
    where: coerced(field, 'where', where),
    orderBy: coerced(field, 'orderBy', orderBy),
    trashed: coerced(field, 'trashed', trashed),
  };
  if (!areListArguments(args)) throw invalidInputError({ 'input.list': [{ code: 'not_found' }] });
  return { entity, row, args };
}

function rowTypeOf(field: GraphQLField<unknown, unknown>): GraphQLObjectType | undefined {
  const page = getNamedType(field.type);
  const data = isObjectType(page) ? page.getFields().data : undefined;
  const row = data && getNamedType(data.type);
  return row && isObjectType(row) ? row : undefined;
}

/** Returns an argument as the executor would pass it to the list. */
function coerced(field: GraphQLField<unknown, unknown>, name: string, value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  const argument = field.args.find((one) => one.name === name);
  if (!argument || !isInputType(argument.type)) throw invalidInputError({ [`input.${name}`]: [{ code: 'not_found' }] });
  return coerceInputValue(value, argument.type, (path, _value, { message }) => {
    throw new ContractError(`The argument ${[name, ...path].join('.')} is not valid: ${message}`, {
      code: errorCodes.invalidInput,
      validation: { [`input.${name}`]: [{ code: 'pattern', payload: { name } }] },
    });
  });
}

/** Narrows the types of the arguments for the compiler. Their values are already checked against the schema. */
function areListArguments(
  args: Readonly<Record<'where' | 'orderBy' | 'trashed', unknown>>,
): args is ExportedList['args'] & typeof args {
  return args.orderBy === undefined || Array.isArray(args.orderBy);
}
