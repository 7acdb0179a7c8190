import type { MutationName } from './action';

/** Types for which the contract has a mutation with this prefix: `Vehicle` for `createVehicle`. */
type TypeOfMutation<Prefix extends string> = MutationName extends infer Name
  ? Name extends `${Prefix}${infer Type}`
    ? Type
    : never
  : never;

/** Types for which the contract has a mutation to create, one to update and one to delete. */
type Written = TypeOfMutation<'create'> & TypeOfMutation<'update'> & TypeOfMutation<'delete'>;

/**
 * Returns the names of a type's mutations for creating, updating and deleting, which end in the name of the type.
 * Updates check `modified_at`.
 */
export function writeMutationsOf<Type extends Written>(type: Type) {
  return {
    create: `create${type}`,
    update: `update${type}`,
    delete: `delete${type}`,
    modifiedAt: 'modified_at',
  } as const;
}

/** Returns the name of a type's mutation for restoring, and marks that its deleted records can be listed. */
export function restoreMutationOf<Type extends TypeOfMutation<'restore'>>(type: Type) {
  return { restore: `restore${type}`, trashed: true } as const;
}
