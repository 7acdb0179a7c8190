import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  type GraphQLResolveInfo,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** Selected fields by name, each with its own selection. Arguments and aliases of nested fields are ignored. */
export type FieldSelection = ReadonlyMap<string, FieldSelection>;

type SelectionInfo = Pick<GraphQLResolveInfo, 'fragments' | 'variableValues'>;

/** Returns the selection of the field that is being resolved. */
export function fieldSelectionOf(info: GraphQLResolveInfo): FieldSelection {
  const fields: MutableSelection = new Map();
  for (const node of info.fieldNodes) collect(node.selectionSet, info, fields);
  return fields;
}

type MutableSelection = Map<string, FieldSelection>;

function collect(set: SelectionSetNode | undefined, info: SelectionInfo, fields: MutableSelection): void {
  for (const node of set?.selections ?? []) {
    if (!isIncluded(node, info)) continue;
    switch (node.kind) {
      case Kind.FIELD: {
        const inner: MutableSelection = new Map(fields.get(node.name.value));
        collect(node.selectionSet, info, inner);
        fields.set(node.name.value, inner);
        break;
      }
      case Kind.INLINE_FRAGMENT:
        collect(node.selectionSet, info, fields);
        break;
      case Kind.FRAGMENT_SPREAD:
        collect(info.fragments[node.name.value]?.selectionSet, info, fields);
        break;
    }
  }
}

/** Returns whether `@skip` and `@include` leave a field or fragment in the selection. */
function isIncluded(node: Parameters<typeof getDirectiveValues>[1], info: SelectionInfo): boolean {
  if (!node.directives?.length) return true;
  if (getDirectiveValues(GraphQLSkipDirective, node, info.variableValues)?.if === true) return false;
  return getDirectiveValues(GraphQLIncludeDirective, node, info.variableValues)?.if !== false;
}
