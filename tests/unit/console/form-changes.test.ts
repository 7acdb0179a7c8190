import { describe, expect, test } from 'vitest';
import { customers } from '../../../resources/customers';
import { vehicles } from '../../../resources/vehicles';
import { recordOf, valueAt } from '../../../src/fields/paths';
import {
  blankRecord,
  changesOf,
  dependents,
  draftsOf,
  formFields,
  isActive,
  newRecord,
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

/** The form of a record in which these fields have been changed. */
function edited(
  definition: typeof vehicles,
  record: unknown,
  drafts: Readonly<Record<string, unknown>>,
  language = 'en',
) {
  const before = draftsOf(definition, record, language);
  const after = recordOf(
    formFields(definition).map(({ path }) => [path, path in drafts ? drafts[path] : valueAt(before, path)]),
  );
  return Object.fromEntries(changesOf(definition, record, after, language));
}

describe('what has changed in a form', () => {
  test.each(['en', 'pl'])('is nothing when it is opened: %s', (language) => {
    expect(edited(vehicles, vehicle, {}, language)).toEqual({});
    expect(edited(customers, company, {}, language)).toEqual({});
  });

  test('is the difference, and nothing beside it', () => {
    expect(edited(vehicles, vehicle, { year: '2021', vin: ' ' })).toEqual({ year: 2021 });
  });

  test('is nothing when a value means what it meant before', () => {
    expect(edited(vehicles, vehicle, { license: ' wgm 2041k ', carrying_capacity: '24,000.50' })).toEqual({});
    expect(edited(vehicles, vehicle, { carrying_capacity: '24 000,5' }, 'pl')).toEqual({});
    expect(edited(customers, company, { 'profile.phone': '+48221234567' })).toEqual({});
  });

  test('is null for what was cleared', () => {
    expect(edited(vehicles, vehicle, { year: '', vehicle_model: null })).toEqual({ year: null, vehicle_model: null });
  });

  test('is the id of another record that was chosen', () => {
    const chosen = { vehicle_model: { id: '901', title: 'FH 500' } };
    expect(edited(vehicles, vehicle, chosen)).toEqual({ vehicle_model: { id: '901' } });
  });

  test('keeps what is not a number, so that it is asked about and not lost', () => {
    expect(edited(vehicles, vehicle, { year: 'new' })).toEqual({ year: 'new' });
  });

  test('is sent in the record’s own shape', () => {
    const changes = edited(customers, company, { 'profile.vat': 'de 811', 'address.city': 'Łódź' });
    expect(recordOf(Object.entries(changes))).toEqual({ profile: { vat: 'DE 811' }, address: { city: 'Łódź' } });
  });
});

describe('a field that belongs in the form only sometimes', () => {
  test('clears what it held when it stops belonging there', () => {
    expect(
      edited(customers, company, {
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

  test('has its own again when it comes back', () => {
    expect(edited(customers, company, { 'profile.type': 'BUSINESS' })).toEqual({});
  });

  test('is there while the other field is empty', () => {
    const typed = {
      path: 'vehicle_model_input',
      field: vehicles.fields.vehicle_model_input ?? { type: 'text' as const },
    };
    const without = draftsOf(vehicles, { ...vehicle, vehicle_model: null }, 'en');
    expect(isActive(vehicles, typed, without, 'en')).toBe(true);
    expect(isActive(vehicles, typed, draftsOf(vehicles, vehicle, 'en'), 'en')).toBe(false);
  });

  test('clears a typed model when one is chosen from the list', () => {
    const byHand = { ...vehicle, vehicle_model: null, vehicle_model_input: 'R 999' };
    expect(edited(vehicles, byHand, { vehicle_model: { id: '900', title: 'FH 460' } })).toEqual({
      vehicle_model: { id: '900' },
      vehicle_model_input: null,
    });
  });
});

describe('a new record', () => {
  test('begins with what the definition says and is unchanged then', () => {
    const blank = blankRecord(customers);
    expect(blank).toMatchObject({ profile: { type: 'BUSINESS', phone: null } });
    expect(changesOf(customers, blank, draftsOf(customers, blank, 'en'), 'en').size).toBe(0);
  });

  test('holds what is filled in, and nothing of fields that do not belong there', () => {
    const drafts = draftsOf(
      customers,
      { profile: { type: 'PERSONAL', first_name: 'Anna', company_name: 'left over' }, address: { country: 'PL' } },
      'en',
    );
    expect(newRecord(customers, drafts, 'en')).toEqual({
      profile: { type: 'PERSONAL', first_name: 'Anna' },
      address: { country: 'PL' },
    });
  });
});

test('make and model depend on the class, the model on the make', () => {
  expect(dependents(vehicles, 'vehicle_class')).toEqual(['vehicle_make', 'vehicle_model']);
  expect(dependents(vehicles, 'vehicle_make')).toEqual(['vehicle_model']);
  expect(dependents(vehicles, 'license')).toEqual([]);
});
