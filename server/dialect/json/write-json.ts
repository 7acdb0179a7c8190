import {
  getNullableType,
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  type GraphQLLeafType,
  type GraphQLOutputType,
  GraphQLScalarType,
  GraphQLString,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import type { SqlTypeCodec } from '../codec';
import type { OutputField, OutputSelection } from './output-selection';
import { isRecord } from '../../formats/is-record';

/**
 * A value for which the answer has more than data: null where the contract has none, a value that its type refuses, a
 * truncated list. The GraphQL executor then answers.
 */
export class IrregularValueError extends Error {
  constructor() {
    super('The GraphQL executor must answer.');
    this.name = 'IrregularValueError';
  }
}

/** Returns the JSON of a value, as GraphQL completes it for a type. @throws IrregularValueError */
export function jsonOfValue(value: unknown, type: GraphQLOutputType, selection?: OutputSelection): string {
  if (isNonNullType(type)) {
    if (value === null || value === undefined) throw new IrregularValueError();
    return jsonOfValue(value, type.ofType, selection);
  }
  if (value === null || value === undefined) return 'null';
  if (isListType(type)) {
    if (!Array.isArray(value)) throw new IrregularValueError();
    return `[${value.map((item) => jsonOfValue(item, type.ofType, selection)).join(',')}]`;
  }
  if (isLeafType(type)) return jsonOfLeaf(value, type);
  if (!selection || !isRecord(value)) throw new IrregularValueError();
  return jsonOfObject(selection, ({ name, type: inner, selection: fields }) => jsonOfValue(value[name], inner, fields));
}

/** Returns the JSON of an object with the selected fields. @param write returns the JSON of a field's value */
export function jsonOfObject({ type, fields }: OutputSelection, write: (field: OutputField) => string): string {
  const values = fields.map((field) => {
    const json = field.name === '__typename' ? JSON.stringify(type.name) : write(field);
    return `${JSON.stringify(field.key)}:${json}`;
  });
  return `{${values.join(',')}}`;
}

function jsonOfLeaf(value: unknown, type: GraphQLLeafType): string {
  try {
    const serialized = type.serialize(value);
    const json = JSON.stringify(serialized);
    if (serialized !== null && json !== undefined) return json;
  } catch {
    // The executor reports the error with its path.
  }
  throw new IrregularValueError();
}

/** Returns a function that returns the JSON of a column's text for a field. Never called for null. */
export function textWriter(codec: SqlTypeCodec, { type, selection }: OutputField): (text: string) => string {
  const plain = getNullableType(type);
  const { json, read } = codec;
  if (json && isWrittenUnchanged(plain, json.kind)) return json.write;
  if (isEnumType(plain)) {
    const names = new Map(plain.getValues().map(({ name, value }) => [value, JSON.stringify(name)]));
    return (text) => names.get(read(text)) ?? jsonOfValue(read(text), plain);
  }
  return (text) => jsonOfValue(read(text), plain, selection);
}

const unchanged = new GraphQLScalarType({ name: 'Unchanged' }).serialize;

/** Returns whether a type's serialization leaves all values of a kind as they are. */
function isWrittenUnchanged(type: GraphQLOutputType, kind: 'string' | 'integer' | 'boolean'): boolean {
  switch (kind) {
    case 'string':
      if (type === GraphQLString || type === GraphQLID) return true;
      break;
    case 'integer':
      if (type === GraphQLInt || type === GraphQLFloat) return true;
      break;
    case 'boolean':
      if (type === GraphQLBoolean) return true;
  }
  return type instanceof GraphQLScalarType && type.serialize === unchanged;
}
