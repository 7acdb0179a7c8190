import { describe, expect, test } from 'vitest';
import { vehiclesResource } from '../../../resources/vehicles';
import { definitionForEditing, isLocked, lockConditionPaths } from '../../../src/screens/record/locks';
import { allowedOperations } from '../../../src/screens/record/operation';
import { formFields } from '../../../src/screens/form/drafts';

const parked = {
  name: 'parked',
  when: { field: 'is_active', is: [false] },
  locked: ['edit', 'delete', 'activate', 'license'],
};
const own = { name: 'own', when: 'self', locked: ['delete'] } as const;
const locked = { ...vehiclesResource, locks: [parked, own] };
const may = () => true;
const named = (locks: readonly (typeof parked | typeof own)[]) =>
  allowedOperations(locked, { deleted: false, locks, valueOf: () => false }, may).map((one) =>
    one.kind === 'action' ? one.action.name : one.kind,
  );

describe('a lock on a record', () => {
  test('hides its actions and deletion', () => {
    expect(named([])).toEqual(['activate', 'delete']);
    expect(named([own])).toEqual(['activate']);
    expect(named([parked])).toEqual([]);
  });

  test('removes a field from the form of an existing record', () => {
    const paths = (definition: typeof vehiclesResource) => formFields(definition).map(({ path }) => path);
    expect(paths(definitionForEditing(locked, [own]))).toContain('license');
    expect(paths(definitionForEditing(locked, [parked]))).not.toContain('license');
    expect(paths(definitionForEditing(locked, [parked]))).toContain('vin');
  });

  test('depends on fields that every screen selects', () => {
    expect(lockConditionPaths(locked)).toEqual(['is_active']);
    expect(lockConditionPaths(vehiclesResource)).toEqual([]);
  });

  test('is found by name', () => {
    expect(isLocked([parked], 'edit')).toBe(true);
    expect(isLocked([own], 'edit')).toBe(false);
    expect(isLocked([], 'edit')).toBe(false);
  });
});

test('shows a write-once field only in the form of a new record', () => {
  const definition = {
    ...vehiclesResource,
    fields: { ...vehiclesResource.fields, vin: { type: 'text', once: true } as const },
  };
  expect(formFields(definition).map(({ path }) => path)).toContain('vin');
  expect(formFields(definitionForEditing(definition, [])).map(({ path }) => path)).not.toContain('vin');
});
