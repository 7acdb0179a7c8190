import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { entityOfListField } from '../../dialect/contract';
import type { Entity } from '../../dialect/entity';
import { invalidInputError } from '../../dialect/errors';
import { tableShapeOf } from '../../dialect/table';

/** A mutation that a bulk action may call for each record of a list. */
export interface BulkMethod {
  name: string;
  /** The root field of the contract. */
  field: GraphQLField<unknown, unknown>;
  /** The argument: `input`, or `id` for a mutation that needs nothing else. */
  argument: string;
  /** Type of the argument, as the contract spells it. */
  argumentType: string;
  /** Whether the input takes the time of the last change, so that the mutation itself detects conflicts. */
  takesModifiedAt: boolean;
  /** Fields to select of the returned record: its id and, if it has one, the time of its last change. */
  selection: string;
}

/** The list and the mutation of a bulk action. */
export interface BulkTarget {
  list: GraphQLField<unknown, unknown>;
  /** The entity of the list. */
  listed: Entity;
  /** The entity whose records the mutation returns. */
  entity: Entity;
  method: BulkMethod;
}

/**
 * Returns the list and the mutation of a bulk action.
 * @throws ContractError if there is no such list or mutation, or the mutation does not change one record of the list
 */
export function bulkTargetOf(
  schema: GraphQLSchema,
  entities: readonly Entity[],
  { list: listName, method: name, idAs }: { list: string; method: string; idAs: string },
): BulkTarget {
  const list = schema.getQueryType()?.getFields()[listName];
  const listed = list && entityOfListField(list);
  if (!list || !listed) throw invalidInputError({ 'input.list': [{ code: 'not_found' }] });
  const mutation = schema.getMutationType()?.getFields()[name];
  const returned = mutation && getNamedType(mutation.type).name;
  const entity = entities.find(({ type }) => type === returned);
  const method = mutation && methodOf(mutation, idAs);
  if (!entity || !method || tableShapeOf(entity).name !== tableShapeOf(listed).name)
    throw invalidInputError({ 'input.method': [{ code: 'not_found' }] });
  return { list, listed, entity, method };
}

/** Returns the mutation if it takes the id of the record, which must exist: inputs of new records may lack the id. */
function methodOf(field: GraphQLField<unknown, unknown>, idAs: string): BulkMethod | undefined {
  const { name, args, type } = field;
  const [argument, ...others] = args;
  if (!argument || others.length > 0) return undefined;
  const returned = getNamedType(type);
  const hasModifiedAt = isObjectType(returned) && returned.getFields().modified_at !== undefined;
  const selection = hasModifiedAt ? 'id modified_at' : 'id';
  const common = { name, field, argument: argument.name, argumentType: String(argument.type), selection };
  if (argument.name === 'id') return idAs === 'id' ? { ...common, takesModifiedAt: false } : undefined;
  const inputFields = inputFieldsOf(argument.type);
  const id = inputFields?.[idAs];
  return id && isNonNullType(id.type) && getNamedType(id.type).name === 'ID'
    ? { ...common, takesModifiedAt: inputFields.modified_at !== undefined }
    : undefined;
}

function inputFieldsOf(type: GraphQLInputType) {
  const input = getNullableType(type);
  return isInputObjectType(input) ? input.getFields() : undefined;
}
