import { createInstance, type TFunction } from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { kindOf } from '../../../src/fields';

const roles = { type: 'many', from: 'services', title: 'name', names: 'roles', required: true } as const;
const kind = kindOf(roles);
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

describe('a field that holds several records', () => {
  test('is read as their names, in the console’s words where it has some', () => {
    expect(kind.text(held, roles, { resource: 'users', path: 'roles', language: 'pl', t })).toBe(
      'Kierowca, Night shift',
    );
  });

  test('has the same value in whatever order they were chosen', () => {
    const [first, second] = [held, held.toReversed()].map((value) =>
      kind.toValue(kind.toDraft(value, roles, 'pl'), roles, 'pl'),
    );
    expect(first).toEqual([{ id: '3' }, { id: '7' }]);
    expect(second).toEqual(first);
  });

  test('is an empty list when nothing is chosen, so that the last one can be taken away', () => {
    expect(kind.toValue([], roles, 'pl')).toEqual([]);
    expect(kind.toValue(null, roles, 'pl')).toEqual([]);
  });

  test('keeps the titles where a conflict is shown', () => {
    expect(kind.toShown?.([{ id: '7', title: 'Kierowca' }], roles)).toEqual([{ id: '7', name: 'Kierowca' }]);
  });

  test('asks for ids and names; a checklist also for groups and what each record means', () => {
    expect(kind.parts?.(roles)).toEqual(['id', 'name']);
    const checklist = { group: 'category', methods: 'methods' };
    expect(kind.parts?.({ ...roles, checklist })).toEqual(['id', 'name', 'category.name', 'category.order', 'methods']);
  });
});
