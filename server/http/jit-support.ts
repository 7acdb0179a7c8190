import { type DocumentNode, Kind, visit } from 'graphql';

/**
 * Returns whether graphql-jit executes a document correctly.
 * graphql-jit treats an absent variable inside an input object or list as null, which would clear the field. For a
 * variable with a default, graphql-jit reports null as an internal error.
 */
export function isJitCompilable(document: DocumentNode): boolean {
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
