// Derives the columns by which callers can filter and sort a list from the fields of its record type.
import { GraphQLError, Kind } from 'graphql';
import { enumValueNode, findField, typeNameOf, withoutNonNull } from './ast.mjs';

/** Names of scalars whose values cannot be compared, so that no list can be filtered or sorted by them. */
const notComparable = new Set(['Coordinates', 'Json', 'Mixed', 'Upload']);

/** Returns whether a field has a single comparable value: a scalar or an enum, but not a list. */
function isColumn(field, types) {
  const type = withoutNonNull(field.type);
  if (type.kind !== Kind.NAMED_TYPE || notComparable.has(type.name.value)) return false;
  const kind = types.get(type.name.value)?.kind ?? Kind.SCALAR_TYPE_DEFINITION;
  return kind === Kind.SCALAR_TYPE_DEFINITION || kind === Kind.ENUM_TYPE_DEFINITION;
}

/** Returns whether a field contains the id of another record. */
function isForeignKey(field) {
  return typeNameOf(field.type) === 'ID' && field.name.value !== 'id';
}

/**
 * Returns the description of a column that a directive adds by its argument `add`, or undefined if the record type has
 * no such column. The column can be:
 * - `driver_ids`: a field of the record, which may be a list;
 * - `customer__customer_name`: a field of a related record;
 * - `vehicle_class_id`, `logistician_ids`: the id of the relation `vehicle_class`, or the ids of the list
 *   `logisticians`.
 */
function describeAdded(column, row, types) {
  const own = findField(row, column);
  if (own) return own.description.value;
  const [relation, path] = column.split('__');
  if (path) {
    const target = findField(types.get(typeNameOf(findField(row, relation)?.type ?? row)), path);
    return target && `${target.description.value} Of \`${relation}\`.`;
  }
  const [, related] = /^(.+)_ids?$/.exec(column) ?? [];
  if (findField(row, related)?.type && !isColumn(findField(row, related), types)) return `Id of \`${related}\`.`;
  return findField(row, `${related}s`) && `Id of one of \`${related}s\`.`;
}

/**
 * Removes the columns that the directive's argument `except` names, and appends those that `add` names.
 * @throws GraphQLError if `except` names a missing column, or `add` an existing or unknown one
 */
function adjust(derived, { except = [], add = [] }, { row, types, directive }) {
  for (const column of except) {
    if (!derived.some(({ name }) => name.value === column))
      throw new GraphQLError(`"${row.name.value}" has no column "${column}" to leave out.`, { nodes: directive });
  }
  const added = add.map((column) => {
    if (derived.some(({ name }) => name.value === column))
      throw new GraphQLError(`"${column}" is a column without being added.`, { nodes: directive });
    const text = describeAdded(column, row, types);
    if (!text) throw new GraphQLError(`"${row.name.value}" has nothing that "${column}" names.`, { nodes: directive });
    return enumValueNode(column, text);
  });
  return [...derived.filter(({ name }) => !except.includes(name.value)), ...added];
}

const toValue = (field) => enumValueNode(field.name.value, field.description.value);

/**
 * Returns the columns, as enum value nodes, that a list's argument `where` accepts: the scalar and enum fields of its
 * records, adjusted by the directive `@whereConditions`.
 */
export function deriveWhereColumns(row, types, { args, directive }) {
  const derived = row.fields.filter((field) => isColumn(field, types)).map(toValue);
  return adjust(derived, args, { row, types, directive });
}

/**
 * Returns the columns, as enum value nodes, that a list's argument `orderBy` accepts: the columns of `where` that are
 * fields of the record itself and no foreign keys, adjusted by the directive `@orderBy`.
 */
export function deriveOrderColumns(row, types, where, { args, directive }) {
  const derived = where.filter(({ name }) => {
    const field = findField(row, name.value);
    return field && isColumn(field, types) && !isForeignKey(field);
  });
  return adjust(derived, args, { row, types, directive });
}
