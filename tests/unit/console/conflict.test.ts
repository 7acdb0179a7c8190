import { describe, expect, test } from 'vitest';
import { vehiclesResource } from '../../../resources/vehicles';
import { findFieldConflicts } from '../../../src/screens/form/conflict';
import { draftsOf } from '../../../src/screens/form/drafts';

const before = {
  license: 'WGM 2041K',
  year: 2019,
  places: null,
  vehicle_class: { id: '1', title: 'Tractor unit' },
  vehicle_make: null,
  vehicle_model: null,
  vehicle_model_input: 'R 999',
};

/**
 * Returns the conflicts between another user's changes and the drafts of a form, each as its field's path and the side
 * that is preselected (undefined: none).
 */
function findConflicts(theirs: Readonly<Record<string, unknown>>, mine: Readonly<Record<string, unknown>>) {
  const drafts = { ...draftsOf(vehiclesResource, before, 'en'), ...mine };
  return findFieldConflicts(vehiclesResource, before, { ...before, ...theirs }, drafts, 'en').map(({ path, side }) => [
    path,
    side,
  ]);
}

describe('a conflict in a form', () => {
  test('preselects the side of a field that only one user changed', () => {
    expect(findConflicts({ year: 2021 }, { places: '33' })).toEqual([
      ['year', 'theirs'],
      ['places', 'mine'],
    ]);
  });

  test('preselects nothing for a field that both changed', () => {
    expect(findConflicts({ year: 2021 }, { year: '2022' })).toEqual([['year', undefined]]);
  });

  test('omits a field that both changed to the same value', () => {
    expect(findConflicts({ year: 2021, license: 'PO 1' }, { year: '2021', license: 'po 1' })).toEqual([]);
  });

  test('compares two chosen records', () => {
    const [theirs, mine] = [
      { id: '2', title: 'Van' },
      { id: '3', title: 'Tipper' },
    ];
    expect(findConflicts({ vehicle_class: theirs }, { vehicle_class: mine })).toEqual([['vehicle_class', undefined]]);
    expect(findConflicts({ vehicle_class: theirs }, { vehicle_class: theirs })).toEqual([]);
  });

  test('compares fields that my change hides with their values', () => {
    expect(findConflicts({ vehicle_model_input: 'R 1000' }, { vehicle_model: { id: '900', title: 'FH 460' } })).toEqual(
      [
        ['vehicle_model', 'mine'],
        ['vehicle_model_input', undefined],
      ],
    );
  });

  test('omits fields outside the form', () => {
    expect(findConflicts({ is_active: false }, { year: '2022' })).toEqual([['year', 'mine']]);
  });
});
