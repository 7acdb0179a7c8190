import {
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  GraphQLNonNull,
  type GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
  isLeafType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import type { FieldSelection } from '../selection';
import { resolveNestedList } from '../truncated';

/** The fields of an object in an answer, in their order. */
export interface OutputSelection {
  type: GraphQLObjectType;
  fields: readonly OutputField[];
}

/** One field of an object in an answer. */
export interface OutputField {
  /** Key in the answer: the alias, or the name. */
  key: string;
  name: string;
  type: GraphQLOutputType;
  /** The fields of the object, or of the objects of a list; absent for other values. */
  selection?: OutputSelection;
}

/** The fragments of a document by name. */
export type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/**
 * Returns what selections of a type select, fragments included. Undefined if more than reading properties is needed:
 * with directives, arguments, interfaces, or resolvers of an area.
 */
export function outputSelectionOf(
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  fragments: Fragments,
): OutputSelection | undefined {
  const nodes = fieldNodesOf(type, sets, fragments);
  if (!nodes) return undefined;
  const fields: OutputField[] = [];
  for (const [key, same] of nodes) {
    const field = outputFieldOf(type, key, same, fragments);
    if (!field) return undefined;
    fields.push(field);
  }
  return { type, fields };
}

/** Returns the selected fields by their key in the answer; undefined with directives or types other than `type`. */
export function fieldNodesOf(
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  fragments: Fragments,
): ReadonlyMap<string, readonly FieldNode[]> | undefined {
  const nodes = new Map<string, FieldNode[]>();
  const collect = ({ selections }: SelectionSetNode): boolean =>
    selections.every((node) => {
      if (node.directives && node.directives.length > 0) return false;
      if (node.kind === Kind.FIELD) {
        const key = node.alias?.value ?? node.name.value;
        nodes.set(key, [...(nodes.get(key) ?? []), node]);
        return true;
      }
      const fragment = node.kind === Kind.FRAGMENT_SPREAD ? fragments[node.name.value] : node;
      const condition = fragment?.typeCondition?.name.value ?? type.name;
      return fragment !== undefined && condition === type.name && collect(fragment.selectionSet);
    });
  return sets.every(collect) ? nodes : undefined;
}

function outputFieldOf(
  type: GraphQLObjectType,
  key: string,
  nodes: readonly FieldNode[],
  fragments: Fragments,
): OutputField | undefined {
  const name = nodes[0]?.name.value ?? '';
  if (name === '__typename') return { key, name, type: new GraphQLNonNull(GraphQLString) };
  const field = type.getFields()[name];
  if (!field || (field.resolve && field.resolve !== resolveNestedList)) return undefined;
  if (nodes.some((node) => node.arguments && node.arguments.length > 0)) return undefined;
  const named = getNamedType(field.type);
  if (isLeafType(named)) return { key, name, type: field.type };
  if (!isObjectType(named)) return undefined;
  const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  const selection = outputSelectionOf(named, sets, fragments);
  return selection && { key, name, type: field.type, selection };
}

/** Returns the selected fields by name, without aliases. */
export function namesOf(selection: OutputSelection | undefined): FieldSelection {
  const names = new Map<string, FieldSelection>();
  for (const field of selection?.fields ?? []) {
    names.set(field.name, mergeSelections(names.get(field.name), namesOf(field.selection)));
  }
  return names;
}

function mergeSelections(one: FieldSelection | undefined, other: FieldSelection): FieldSelection {
  if (!one) return other;
  const merged = new Map(one);
  for (const [name, inner] of other) merged.set(name, mergeSelections(merged.get(name), inner));
  return merged;
}
