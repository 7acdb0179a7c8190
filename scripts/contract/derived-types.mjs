// Expands `@fieldsFrom`, `@createOf` and `@updateOf`, the directives of types that repeat the fields of another type.
import { GraphQLError, Kind, print } from 'graphql';
import { findField, inputValueNode, typeNameOf, withoutNonNull, lowerCaseWordsOf } from './ast.mjs';

/** Returns the type definition that a directive names as its source. @throws GraphQLError if there is no such type */
function sourceOf(name, types, directive) {
  const source = types.get(name);
  if (!source) throw new GraphQLError(`There is no type "${name}".`, { nodes: directive });
  return source;
}

/**
 * Combines the fields repeated from another type with the fields that the type itself defines. A type's own field
 * replaces a repeated field of the same name.
 */
function joinFields(repeated, own, { omit = [] }, directive) {
  const left = omit.find((name) => !repeated.some((field) => field.name.value === name));
  if (left) throw new GraphQLError(`There is no field "${left}" to omit.`, { nodes: directive });
  const replaced = new Map(own.map((field) => [field.name.value, field]));
  const kept = repeated.filter(({ name }) => !omit.includes(name.value));
  const names = new Set(kept.map(({ name }) => name.value));
  return [
    ...kept.map((field) => replaced.get(field.name.value) ?? field),
    ...own.filter(({ name }) => !names.has(name.value)),
  ];
}

/** Adds the fields of another type to an object type: `type VehicleView @fieldsFrom(type: "Vehicle")`. */
export function expandFieldsFrom(definition, types, { args, directive }) {
  const source = sourceOf(args.type, types, directive);
  return { ...definition, fields: joinFields(source.fields, definition.fields, args, directive) };
}

/**
 * Returns the field of a create input that sets a field of the record. A scalar field keeps its type, a relation gets
 * the type `ConnectInput`.
 */
function writtenField(field, types) {
  const name = field.name.value;
  if (name === 'id')
    return inputValueNode(name, 'ID', "Id of the caller's choice; the server makes one when it is absent.");
  const isRecord = types.get(typeNameOf(field.type))?.kind === Kind.OBJECT_TYPE_DEFINITION;
  if (isRecord && withoutNonNull(field.type).kind === Kind.LIST_TYPE)
    throw new GraphQLError(`"${name}" is a list of records: write its input out.`, { nodes: field });
  const required = field.type === withoutNonNull(field.type) ? '' : '!';
  const type = isRecord ? `ConnectInput${required}` : print(field.type);
  return inputValueNode(name, type, field.description.value);
}

/**
 * Adds the `@writable` fields of a record type to its create input: `input CreateVehicleInput @createOf(type:
 * "Vehicle")`.
 */
export function expandCreateOf(definition, types, { args, directive }) {
  const record = sourceOf(args.type, types, directive);
  const writable = record.fields.filter(({ directives }) => directives.some(({ name }) => name.value === 'writable'));
  if (writable.length === 0)
    throw new GraphQLError(`"${args.type}" has no field with @writable.`, { nodes: directive });
  const repeated = writable.map((field) => writtenField(field, types));
  return { ...definition, fields: joinFields(repeated, definition.fields, {}, directive) };
}

/**
 * Adds the record's id and all fields of its create input, as optional fields, to its update input: `input
 * UpdateVehicleInput @updateOf(type: "Vehicle")`. If the record has `modified_at`, the update input gets that field as
 * well, so that the server can detect conflicting updates.
 */
export function expandUpdateOf(definition, types, { args, directive }) {
  const record = sourceOf(args.type, types, directive);
  const created = sourceOf(`Create${args.type}Input`, types, directive);
  const id = inputValueNode('id', 'ID!', `Id of the ${lowerCaseWordsOf(args.type)}.`);
  const version = inputValueNode(
    'modified_at',
    'DateTime',
    'The value last read; the call fails when the record was changed since. Absent: no check.',
  );
  const optional = created.fields
    .filter(({ name }) => name.value !== 'id')
    .map((field) => ({ ...field, type: withoutNonNull(field.type) }));
  const repeated = [id, ...(findField(record, 'modified_at') ? [version] : []), ...optional];
  return { ...definition, fields: joinFields(repeated, definition.fields, args, directive) };
}
