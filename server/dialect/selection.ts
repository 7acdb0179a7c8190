import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  type GraphQLResolveInfo,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** Fields that a query asks for, with what it asks of each. Arguments and aliases of nested fields do not count. */
export type Selection = ReadonlyMap<string, Selection>;

type SelectionInfo = Pick<GraphQLResolveInfo, 'fragments' | 'variableValues'>;

/** What a call asks of the field that is being resolved. */
export function selectionOf(info: GraphQLResolveInfo): Selection {
  const fields: Fields = new Map();
  for (const node of info.fieldNodes) collect(node.selectionSet, info, fields);
  return fields;
}

type Fields = Map<string, Selection>;

function collect(set: SelectionSetNode | undefined, info: SelectionInfo, fields: Fields): void {
  for (const node of set?.selections ?? []) {
    if (!isAsked(node, info)) continue;
    switch (node.kind) {
      case Kind.FIELD: {
        const inner: Fields = new Map(fields.get(node.name.value));
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

/** What `@skip` and `@include` say. */
function isAsked(node: Parameters<typeof getDirectiveValues>[1], info: SelectionInfo): boolean {
  if (getDirectiveValues(GraphQLSkipDirective, node, info.variableValues)?.if === true) return false;
  return getDirectiveValues(GraphQLIncludeDirective, node, info.variableValues)?.if !== false;
}
