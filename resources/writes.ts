import type { MutationName } from './action';

/** Types that a mutation `createVehicle`, `updateVehicle` and so on is named after. */
type TypeOfMutation<Prefix extends string> = MutationName extends infer Name
  ? Name extends `${Prefix}${infer Type}`
    ? Type
    : never
  : never;

/** Types whose records can be created, changed and deleted. */
type Written = TypeOfMutation<'create'> & TypeOfMutation<'update'> & TypeOfMutation<'delete'>;

/** Names the writes of a type that all bear its name; its updates check `modified_at`. */
export function writesOf<Type extends Written>(type: Type) {
  return {
    create: `create${type}`,
    update: `update${type}`,
    delete: `delete${type}`,
    modifiedAt: true,
  } as const;
}

/** Names the restore of a type whose deleted records can be listed. */
export function restoreOf<Type extends TypeOfMutation<'restore'>>(type: Type) {
  return { restore: `restore${type}`, trashed: true } as const;
}
