// Expands `@fieldsFrom` and `@updateOf`: types that repeat the fields of another type.
import { GraphQLError } from 'graphql';
import { fieldOf, inputValue, nullable, wordsOf } from './ast.mjs';

/** Returns the definition that a directive names. @throws GraphQLError when there is none */
function sourceOf(name, types, directive) {
  const source = types.get(name);
  if (!source) throw new GraphQLError(`There is no type "${name}".`, { nodes: directive });
  return source;
}

/** Joins repeated fields and those that the type writes itself: a field of its own replaces the repeated one. */
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

/** Gives a type the fields of another one: `type VehicleView @fieldsFrom(type: "Vehicle")`. */
export function expandFieldsFrom(definition, types, { args, directive }) {
  const source = sourceOf(args.type, types, directive);
  return { ...definition, fields: joinFields(source.fields, definition.fields, args, directive) };
}

/**
 * Gives the input of an update the fields of the input of a create, all optional, with the id of the record:
 * `input UpdateVehicleInput @updateOf(type: "Vehicle")`. `modified_at` guards records that have it.
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
