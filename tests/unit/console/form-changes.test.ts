import { describe, expect, test } from 'vitest';
import { customersResource } from '../../../resources/customers';
import { vehiclesResource } from '../../../resources/vehicles';
import { recordFromPaths, valueAt } from '../../../src/fields/paths';
import {
  createBlankRecord,
  changedFormValues,
  dependentPaths,
  draftsOf,
  formFields,
  isFieldActive,
  filledFormValues,
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
  definition: typeof vehiclesResource,
  record: unknown,
  drafts: Readonly<Record<string, unknown>>,
  language = 'en',
) {
  const before = draftsOf(definition, record, language);
  const after = recordFromPaths(
    formFields(definition).map(({ path }) => [path, path in drafts ? drafts[path] : valueAt(before, path)]),
  );
  return Object.fromEntries(changedFormValues(definition, record, after, language));
}

describe('the changes of a form', () => {
  test.each(['en', 'pl'])('are empty when it opens: %s', (language) => {
    expect(changesAfter(vehiclesResource, vehicle, {}, language)).toEqual({});
    expect(changesAfter(customersResource, company, {}, language)).toEqual({});
  });

  test('contain only the difference', () => {
    expect(changesAfter(vehiclesResource, vehicle, { year: '2021', vin: ' ' })).toEqual({ year: 2021 });
  });

  test('are empty when a value has the same meaning', () => {
    expect(changesAfter(vehiclesResource, vehicle, { license: ' wgm 2041k ', carrying_capacity: '24,000.50' })).toEqual(
      {},
    );
    expect(changesAfter(vehiclesResource, vehicle, { carrying_capacity: '24 000,5' }, 'pl')).toEqual({});
    expect(changesAfter(customersResource, company, { 'profile.phone': '+48221234567' })).toEqual({});
  });

  test('contain null for cleared fields', () => {
    expect(changesAfter(vehiclesResource, vehicle, { year: '', vehicle_model: null })).toEqual({
      year: null,
      vehicle_model: null,
    });
  });

  test('contain the id of another chosen record', () => {
    const chosen = { vehicle_model: { id: '901', title: 'FH 500' } };
    expect(changesAfter(vehiclesResource, vehicle, chosen)).toEqual({ vehicle_model: { id: '901' } });
  });

  test('keep a text that is no number, so that it is validated', () => {
    expect(changesAfter(vehiclesResource, vehicle, { year: 'new' })).toEqual({ year: 'new' });
  });

  test('are sent in the record’s structure', () => {
    const changes = changesAfter(customersResource, company, { 'profile.vat': 'de 811', 'address.city': 'Łódź' });
    expect(recordFromPaths(Object.entries(changes))).toEqual({ profile: { vat: 'DE 811' }, address: { city: 'Łódź' } });
  });
});

describe('a conditional field', () => {
  test('is cleared when its condition ends', () => {
    expect(
      changesAfter(customersResource, company, {
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
    expect(changesAfter(customersResource, company, { 'profile.type': 'BUSINESS' })).toEqual({});
  });

  test('is shown while the other field is empty', () => {
    const typed = {
      path: 'vehicle_model_input',
      field: vehiclesResource.fields.vehicle_model_input ?? { type: 'text' as const },
    };
    const without = draftsOf(vehiclesResource, { ...vehicle, vehicle_model: null }, 'en');
    expect(isFieldActive(vehiclesResource, typed, without, 'en')).toBe(true);
    expect(isFieldActive(vehiclesResource, typed, draftsOf(vehiclesResource, vehicle, 'en'), 'en')).toBe(false);
  });

  test('clears a typed model when a listed one is chosen', () => {
    const byHand = { ...vehicle, vehicle_model: null, vehicle_model_input: 'R 999' };
    expect(changesAfter(vehiclesResource, byHand, { vehicle_model: { id: '900', title: 'FH 460' } })).toEqual({
      vehicle_model: { id: '900' },
      vehicle_model_input: null,
    });
  });
});

describe('a new record', () => {
  test('starts with default values and no changes', () => {
    const blank = createBlankRecord(customersResource);
    expect(blank).toMatchObject({ profile: { type: 'BUSINESS', phone: null } });
    expect(changedFormValues(customersResource, blank, draftsOf(customersResource, blank, 'en'), 'en').size).toBe(0);
  });

  test('contains filled fields only, without hidden ones', () => {
    const drafts = draftsOf(
      customersResource,
      { profile: { type: 'PERSONAL', first_name: 'Anna', company_name: 'left over' }, address: { country: 'PL' } },
      'en',
    );
    expect(filledFormValues(customersResource, drafts, 'en')).toEqual({
      profile: { type: 'PERSONAL', first_name: 'Anna' },
      address: { country: 'PL' },
    });
  });
});

test('finds dependent fields: make and model of the class, model of the make', () => {
  expect(dependentPaths(vehiclesResource, 'vehicle_class')).toEqual(['vehicle_make', 'vehicle_model']);
  expect(dependentPaths(vehiclesResource, 'vehicle_make')).toEqual(['vehicle_model']);
  expect(dependentPaths(vehiclesResource, 'license')).toEqual([]);
});
