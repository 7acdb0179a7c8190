import {
  getNamedType,
  getNullableType,
  type GraphQLObjectType,
  isEnumType,
  isLeafType,
  isListType,
  isObjectType,
} from 'graphql';
import { resolveNestedList } from '../truncated';

/** What the values of an exported column are. `list`: values of several records. */
export type ExportValueKind = 'text' | 'list' | 'number' | 'boolean' | 'date' | 'datetime';

/** Most names in the path of a column. */
const maxPathLength = 4;

const kindsByScalar: Readonly<Partial<Record<string, ExportValueKind>>> = {
  ID: 'text',
  String: 'text',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
  Date: 'date',
  DateTime: 'datetime',
};

/**
 * Returns what the values of a column are, given its path in a record of the list: `license`, `vehicle_class.title`.
 * Undefined for a path that the contract does not have, or whose values have no plain text, such as objects and
 * addresses of files.
 */
export function exportValueKind(type: GraphQLObjectType, path: string): ExportValueKind | undefined {
  const names = path.split('.');
  if (names.length > maxPathLength) return undefined;
  let owner = type;
  let isList = false;
  for (const [index, name] of names.entries()) {
    const field = Object.hasOwn(owner.getFields(), name) ? owner.getFields()[name] : undefined;
    // A resolver computes the value from more than the database has.
    if (!field || (field.resolve && field.resolve !== resolveNestedList)) return undefined;
    isList ||= isListType(getNullableType(field.type));
    const named = getNamedType(field.type);
    if (index === names.length - 1) {
      if (!isLeafType(named)) return undefined;
      const kind = isEnumType(named) ? 'text' : kindsByScalar[named.name];
      return kind && isList ? 'list' : kind;
    }
    if (!isObjectType(named)) return undefined;
    owner = named;
  }
  return undefined;
}
