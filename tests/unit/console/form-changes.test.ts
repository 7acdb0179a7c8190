import { describe, expect, test } from 'vitest';
import { customers } from '../../../resources/customers';
import { vehicles } from '../../../resources/vehicles';
import { recordFromPaths, valueAt } from '../../../src/fields/paths';
import {
  blankRecord,
  changesOf,
  dependentPaths,
  draftsOf,
  formFields,
  isFieldActive,
  filledValues,
} from '../../../src/screens/form/drafts';

const vehicle = {
  id: '7',
  license: 'WGM 2041K',
  vin: null,
  year: 2019,
  carrying_capacity: 24000.5,
  places: null,
  vehicle_class: { id: '1', title: 'Tractor unit' },
  vehicle_make: { id: '102', title: 'Volvo' },
  vehicle_model: { id: '900', title: 'FH 460' },
  vehicle_model_input: null,
  modified_at: '2026-11-21T10:51:36.123456Z',
};

const company = {
  id: '9',
  profile: {
    type: 'BUSINESS',
    company_name: 'Trakt Sp. z o.o.',
    first_name: null,
    last_name: null,
    phone: '+48 22 123 45 67',
    email: 'office@example.com',
    vat: 'PL5260250274',
  },
  address: { country: 'PL', city: 'Warszawa' },
};

/** Returns the changes that a form would save after the user has edited the fields in `drafts`. */
function changesAfter(
  definition: typeof vehicles,
  record: unknown,
  drafts: Readonly<Record<string, unknown>>,
  language = 'en',
) {
  const before = draftsOf(definition, record, language);
  const after = recordFromPaths(
    formFields(definition).map(({ path }) => [path, path in drafts ? drafts[path] : valueAt(before, path)]),
  );
  return Object.fromEntries(changesOf(definition, record, after, language));
}

describe('the changes of a form', () => {
  test.each(['en', 'pl'])('are empty when it opens: %s', (language) => {
    expect(changesAfter(vehicles, vehicle, {}, language)).toEqual({});
    expect(changesAfter(customers, company, {}, language)).toEqual({});
  });

  test('contain only the difference', () => {
    expect(changesAfter(vehicles, vehicle, { year: '2021', vin: ' ' })).toEqual({ year: 2021 });
  });

  test('are empty when a value has the same meaning', () => {
    expect(changesAfter(vehicles, vehicle, { license: ' wgm 2041k ', carrying_capacity: '24,000.50' })).toEqual({});
    expect(changesAfter(vehicles, vehicle, { carrying_capacity: '24 000,5' }, 'pl')).toEqual({});
    expect(changesAfter(customers, company, { 'profile.phone': '+48221234567' })).toEqual({});
  });

  test('contain null for cleared fields', () => {
    expect(changesAfter(vehicles, vehicle, { year: '', vehicle_model: null })).toEqual({
      year: null,
      vehicle_model: null,
    });
  });

  test('contain the id of another chosen record', () => {
    const chosen = { vehicle_model: { id: '901', title: 'FH 500' } };
    expect(changesAfter(vehicles, vehicle, chosen)).toEqual({ vehicle_model: { id: '901' } });
  });

  test('keep a text that is no number, so that it is validated', () => {
    expect(changesAfter(vehicles, vehicle, { year: 'new' })).toEqual({ year: 'new' });
  });

  test('are sent in the record’s structure', () => {
    const changes = changesAfter(customers, company, { 'profile.vat': 'de 811', 'address.city': 'Łódź' });
    expect(recordFromPaths(Object.entries(changes))).toEqual({ profile: { vat: 'DE 811' }, address: { city: 'Łódź' } });
  });
});

describe('a conditional field', () => {
  test('is cleared when its condition ends', () => {
    expect(
      changesAfter(customers, company, {
        'profile.type': 'PERSONAL',
        'profile.first_name': 'Anna',
        'profile.last_name': 'Wolska',
      }),
    ).toEqual({
      'profile.type': 'PERSONAL',
      'profile.first_name': 'Anna',
      'profile.last_name': 'Wolska',
      'profile.company_name': null,
      'profile.vat': null,
    });
  });

  test('is restored when its condition returns', () => {
    expect(changesAfter(customers, company, { 'profile.type': 'BUSINESS' })).toEqual({});
  });

  test('is shown while the other field is empty', () => {
    const typed = {
      path: 'vehicle_model_input',
      field: vehicles.fields.vehicle_model_input ?? { type: 'text' as const },
    };
    const without = draftsOf(vehicles, { ...vehicle, vehicle_model: null }, 'en');
    expect(isFieldActive(vehicles, typed, without, 'en')).toBe(true);
    expect(isFieldActive(vehicles, typed, draftsOf(vehicles, vehicle, 'en'), 'en')).toBe(false);
  });

  test('clears a typed model when a listed one is chosen', () => {
    const byHand = { ...vehicle, vehicle_model: null, vehicle_model_input: 'R 999' };
    expect(changesAfter(vehicles, byHand, { vehicle_model: { id: '900', title: 'FH 460' } })).toEqual({
      vehicle_model: { id: '900' },
      vehicle_model_input: null,
    });
  });
});

describe('a new record', () => {
  test('starts with default values and no changes', () => {
    const blank = blankRecord(customers);
    expect(blank).toMatchObject({ profile: { type: 'BUSINESS', phone: null } });
    expect(changesOf(customers, blank, draftsOf(customers, blank, 'en'), 'en').size).toBe(0);
  });

  test('contains filled fields only, without hidden ones', () => {
    const drafts = draftsOf(
      customers,
      { profile: { type: 'PERSONAL', first_name: 'Anna', company_name: 'left over' }, address: { country: 'PL' } },
      'en',
    );
    expect(filledValues(customers, drafts, 'en')).toEqual({
      profile: { type: 'PERSONAL', first_name: 'Anna' },
      address: { country: 'PL' },
    });
  });
});

test('finds dependent fields: make and model of the class, model of the make', () => {
  expect(dependentPaths(vehicles, 'vehicle_class')).toEqual(['vehicle_make', 'vehicle_model']);
  expect(dependentPaths(vehicles, 'vehicle_make')).toEqual(['vehicle_model']);
  expect(dependentPaths(vehicles, 'license')).toEqual([]);
});
