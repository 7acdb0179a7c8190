import { describe, expect, test } from 'vitest';
import { vehicles } from '../../../resources/vehicles';
import { clashesOf } from '../../../src/screens/form/conflict';
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

/** Where two people's changes of one vehicle meet, and what is preselected. */
function meeting(theirs: Readonly<Record<string, unknown>>, mine: Readonly<Record<string, unknown>>) {
  const drafts = { ...draftsOf(vehicles, before, 'en'), ...mine };
  return clashesOf(vehicles, before, { ...before, ...theirs }, drafts, 'en').map(({ path, side }) => [path, side]);
}

describe('when a record has changed under a form', () => {
  test('what only they changed is theirs, what only I changed is mine', () => {
    expect(meeting({ year: 2021 }, { places: '33' })).toEqual([
      ['year', 'theirs'],
      ['places', 'mine'],
    ]);
  });

  test('what both changed has to be chosen', () => {
    expect(meeting({ year: 2021 }, { year: '2022' })).toEqual([['year', undefined]]);
  });

  test('what both changed to the same is no question', () => {
    expect(meeting({ year: 2021, license: 'PO 1' }, { year: '2021', license: 'po 1' })).toEqual([]);
  });

  test('a choice of theirs meets one of mine', () => {
    const [theirs, mine] = [
      { id: '2', title: 'Van' },
      { id: '3', title: 'Tipper' },
    ];
    expect(meeting({ vehicle_class: theirs }, { vehicle_class: mine })).toEqual([['vehicle_class', undefined]]);
    expect(meeting({ vehicle_class: theirs }, { vehicle_class: theirs })).toEqual([]);
  });

  test('what my change takes out of the form meets what they wrote there', () => {
    expect(meeting({ vehicle_model_input: 'R 1000' }, { vehicle_model: { id: '900', title: 'FH 460' } })).toEqual([
      ['vehicle_model', 'mine'],
      ['vehicle_model_input', undefined],
    ]);
  });

  test('a change that reaches no field of the form is no question', () => {
    expect(meeting({ is_active: false }, { year: '2022' })).toEqual([['year', 'mine']]);
  });
});
