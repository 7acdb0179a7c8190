import {
  type ArgumentNode,
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isListType,
  isRequiredArgument,
  Kind,
  type OperationDefinitionNode,
  type ValueNode,
} from 'graphql';

/** What the arguments of an operation's root fields contain, by path: `input`, `input.profile.create`. */
export interface ArgumentPaths {
  /** The path at which each variable is used first. */
  variables: ReadonlyMap<string, string>;
  /** Paths of required fields and arguments that the document leaves out. */
  missing: readonly string[];
}

/** Returns the paths in the arguments of an operation's root fields. */
export function argumentPathsOf(schema: GraphQLSchema, document: DocumentNode): ArgumentPaths {
  const found: Found = { variables: new Map(), missing: new Set() };
  for (const operation of document.definitions) {
    if (operation.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const { args, given } of rootArguments(schema, operation)) readFields(args, given, '', found);
  }
  return { variables: found.variables, missing: [...found.missing] };
}

interface Found {
  variables: Map<string, string>;
  missing: Set<string>;
}

/** Returns the arguments of each root field, as declared and as given. */
function rootArguments(schema: GraphQLSchema, { operation, selectionSet }: OperationDefinitionNode) {
  const fields = schema.getRootType(operation)?.getFields() ?? {};
  return selectionSet.selections.flatMap((selection) => {
    const field = selection.kind === Kind.FIELD ? fields[selection.name.value] : undefined;
    return field && selection.kind === Kind.FIELD ? [{ args: field.args, given: selection.arguments ?? [] }] : [];
  });
}

/** Reads the given fields or arguments, and adds required ones that are missing. */
function readFields(
  declared: readonly (GraphQLArgument | GraphQLInputField)[],
  given: readonly (Pick<ArgumentNode, 'name'> & { value: ValueNode })[],
  path: string,
  found: Found,
): void {
  for (const field of declared) {
    const node = given.find(({ name }) => name.value === field.name);
    const fieldPath = path === '' ? field.name : `${path}.${field.name}`;
    if (node) readValue(node.value, field.type, fieldPath, found);
    else if (isRequiredArgument(field)) found.missing.add(fieldPath);
  }
}

function readValue(node: ValueNode, type: GraphQLInputType, path: string, found: Found): void {
  const nullable = getNullableType(type);
  if (node.kind === Kind.VARIABLE) {
    if (!found.variables.has(node.name.value)) found.variables.set(node.name.value, path);
  } else if (isListType(nullable)) {
    const items = node.kind === Kind.LIST ? node.values : [node];
    for (const [index, item] of items.entries()) readValue(item, nullable.ofType, `${path}.${index}`, found);
  } else if (isInputObjectType(nullable) && node.kind === Kind.OBJECT) {
    readFields(Object.values(nullable.getFields()), node.fields, path, found);
  }
}
