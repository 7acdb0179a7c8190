import { createInstance, type TFunction } from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { fieldKindOf } from '../../../src/fields';

const roles = { type: 'many', from: 'services', title: 'name', names: 'roles', required: true } as const;
const kind = fieldKindOf(roles);
const held = [
  { id: '7', name: 'driver' },
  { id: '3', name: 'Night shift' },
];

let t: TFunction;
beforeAll(async () => {
  t = await createInstance().init({
    lng: 'pl',
    ns: ['app'],
    resources: { pl: { app: { names: { roles: { driver: 'Kierowca' } } } } },
  });
});

describe('a field with several records', () => {
  test('is shown as their names, translated if possible', () => {
    expect(kind.text(held, roles, { resource: 'users', path: 'roles', language: 'pl', timeZone: 'UTC', t })).toBe(
      'Kierowca, Night shift',
    );
  });

  test('is equal in any order', () => {
    const [first, second] = [held, held.toReversed()].map((value) =>
      kind.toValue(kind.toDraft(value, roles, 'pl'), roles, 'pl'),
    );
    expect(first).toEqual([{ id: '3' }, { id: '7' }]);
    expect(second).toEqual(first);
  });

  test('can become an empty list', () => {
    expect(kind.toValue([], roles, 'pl')).toEqual([]);
    expect(kind.toValue(null, roles, 'pl')).toEqual([]);
  });

  test('keeps titles for conflicts', () => {
    expect(kind.toShown?.([{ id: '7', title: 'Kierowca' }], roles)).toEqual([{ id: '7', name: 'Kierowca' }]);
  });

  test('selects ids and names, and for a checklist also groups and methods', () => {
    expect(kind.parts?.(roles)).toEqual(['id', 'name']);
    const checklist = { group: 'category', methods: 'methods' };
    expect(kind.parts?.({ ...roles, checklist })).toEqual(['id', 'name', 'category.name', 'category.order', 'methods']);
  });
});
