import { type DocumentNode, Kind, visit } from 'graphql';

/**
 * Whether graphql-jit carries a document out as GraphQL means it. It takes an absent variable for null where it stands
 * within an input object or a list, so that a field that was to stay would be cleared; and what it says of a null in
 * place of a variable's default cannot be told from an error of the server.
 */
export function isCompilable(document: DocumentNode): boolean {
  let compilable = true;
  visit(document, {
    Variable: (_node, _key, _parent, _path, ancestors) => {
      const kinds = ancestors.flatMap((ancestor) => ('kind' in ancestor ? [ancestor.kind] : []));
      if (kinds.includes(Kind.OBJECT) || kinds.includes(Kind.LIST)) compilable = false;
    },
    VariableDefinition: ({ defaultValue, type }) => {
      if (defaultValue && type.kind !== Kind.NON_NULL_TYPE) compilable = false;
    },
  });
  return compilable;
}
