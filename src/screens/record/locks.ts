import { useCallback } from 'react';
import type { ResourceDefinition } from '../../../resources/definition';
import type { RecordLock } from '../../../resources/operation-checks';
import type { Field } from '../../../resources/fields';
import { matchesCondition } from '../../fields/matchesCondition';
import { useSession } from '../../ui/appServices';

/** Returns the locks of a record, given its id and values. */
export type FindLocks = (id: string, valueOf: (path: string) => unknown) => readonly RecordLock[];

/** Returns a function that finds a record's locks for the signed-in user. */
export function useLocks({ locks }: ResourceDefinition): FindLocks {
  const self = useSession()?.user.id;
  return useCallback(
    (id, valueOf) =>
      locks?.filter(({ when }) => (when === 'self' ? id === self : matchesCondition(when, valueOf))) ?? [],
    [locks, self],
  );
}

/** Returns whether a lock prevents `edit`, `delete`, an action or a field of one record. */
export function isLocked(locks: readonly RecordLock[], what: string): boolean {
  return locks.some(({ locked, onlyTogether }) => !onlyTogether && locked.includes(what));
}

/** Returns the paths of the fields on which the locks depend. */
export function lockConditionPaths({ locks = [] }: ResourceDefinition): string[] {
  return locks.flatMap(({ when }) => (when === 'self' ? [] : [when.field]));
}

/** Returns the definition for editing an existing record, with locked fields read-only. */
export function definitionForEditing(definition: ResourceDefinition, locks: readonly RecordLock[]): ResourceDefinition {
  const fields = Object.entries(definition.fields).map(([path, field]): [string, Field | undefined] => [
    path,
    field && (field.once || isLocked(locks, path)) ? { ...field, readOnly: true } : field,
  ]);
  return { ...definition, fields: Object.fromEntries(fields) };
}
