// Expands `@fieldsFrom`, `@createOf` and `@updateOf`: types that repeat the fields of another type.
import { GraphQLError, Kind, print } from 'graphql';
import { fieldOf, inputValue, namedType, nullable, wordsOf } from './ast.mjs';

/** Returns the type definition that a directive names. @throws GraphQLError if there is no such type */
function sourceOf(name, types, directive) {
  const source = types.get(name);
  if (!source) throw new GraphQLError(`There is no type "${name}".`, { nodes: directive });
  return source;
}

/** Combines repeated fields with the type's own fields. An own field replaces the repeated field of the same name. */
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

/** Adds the fields of another type to a type: `type VehicleView @fieldsFrom(type: "Vehicle")`. */
export function expandFieldsFrom(definition, types, { args, directive }) {
  const source = sourceOf(args.type, types, directive);
  return { ...definition, fields: joinFields(source.fields, definition.fields, args, directive) };
}

/**
 * Returns the input field that writes a record's field. Scalars keep their type, related records use `ConnectInput`.
 */
function writtenField(field, types) {
  const name = field.name.value;
  if (name === 'id')
    return inputValue(name, 'ID', "Id of the caller's choice; the server makes one when it is absent.");
  const isRecord = types.get(namedType(field.type))?.kind === Kind.OBJECT_TYPE_DEFINITION;
  if (isRecord && nullable(field.type).kind === Kind.LIST_TYPE)
    throw new GraphQLError(`"${name}" is a list of records: write its input out.`, { nodes: field });
  const required = field.type === nullable(field.type) ? '' : '!';
  const type = isRecord ? `ConnectInput${required}` : print(field.type);
  return inputValue(name, type, field.description.value);
}

/** Adds the fields of a record that have `@writable` to its create input: `CreateVehicleInput @createOf(type: "Vehicle")`. */
export function expandCreateOf(definition, types, { args, directive }) {
  const record = sourceOf(args.type, types, directive);
  const writable = record.fields.filter(({ directives }) => directives.some(({ name }) => name.value === 'writable'));
  if (writable.length === 0)
    throw new GraphQLError(`"${args.type}" has no field with @writable.`, { nodes: directive });
  const repeated = writable.map((field) => writtenField(field, types));
  return { ...definition, fields: joinFields(repeated, definition.fields, {}, directive) };
}

/**
 * Adds the fields of the create input to an update input, all optional, and the record's id:
 * `input UpdateVehicleInput @updateOf(type: "Vehicle")`. Records with `modified_at` also get that field, so that the
 * server can detect conflicting updates.
 */
export function expandUpdateOf(definition, types, { args, directive }) {
  const record = sourceOf(args.type, types, directive);
  const created = sourceOf(`Create${args.type}Input`, types, directive);
  const id = inputValue('id', 'ID!', `Id of the ${wordsOf(args.type)}.`);
  const version = inputValue(
    'modified_at',
    'DateTime',
    'The value last read; the call fails when the record was changed since. Absent: no check.',
  );
  const optional = created.fields
    .filter(({ name }) => name.value !== 'id')
    .map((field) => ({ ...field, type: nullable(field.type) }));
  const repeated = [id, ...(fieldOf(record, 'modified_at') ? [version] : []), ...optional];
  return { ...definition, fields: joinFields(repeated, definition.fields, args, directive) };
}
