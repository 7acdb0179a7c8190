import { useCallback } from 'react';
import type { Lock, ResourceDefinition } from '../../../resources/definition';
import type { Field } from '../../../resources/fields';
import { matchesCondition } from '../../fields/matchesCondition';
import { useSession } from '../../ui/appServices';

/** The locks that hold on a record, by its id and its values. */
export type LocksOn = (id: string, valueOf: (path: string) => unknown) => readonly Lock[];

/** Tells which locks hold on a record for whoever is signed in. */
export function useLocks({ locks }: ResourceDefinition): LocksOn {
  const self = useSession()?.user.id;
  return useCallback(
    (id, valueOf) =>
      locks?.filter(({ when }) => (when === 'self' ? id === self : matchesCondition(when, valueOf))) ?? [],
    [locks, self],
  );
}

/** Whether one of the locks keeps something from being done: `edit`, `delete`, an action or a field by its name. */
export function isLocked(locks: readonly Lock[], what: string): boolean {
  return locks.some(({ not }) => not.includes(what));
}

/** Fields that decide whether a record has a lock. */
export function lockFields({ locks = [] }: ResourceDefinition): string[] {
  return locks.flatMap(({ when }) => (when === 'self' ? [] : [when.field]));
}

/** The definition as the form of an existing record has it: what is filled in once or locked is not edited there. */
export function forEditing(definition: ResourceDefinition, locks: readonly Lock[]): ResourceDefinition {
  const fields = Object.entries(definition.fields).map(([path, field]): [string, Field | undefined] => [
    path,
    field && (field.once || isLocked(locks, path)) ? { ...field, readOnly: true } : field,
  ]);
  return { ...definition, fields: Object.fromEntries(fields) };
}
