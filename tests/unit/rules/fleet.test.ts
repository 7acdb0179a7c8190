import { describe, expect, test } from 'vitest';
import {
  makeAndModelText,
  losesVerification,
  barePlate,
  classProblems,
  normalizePlate,
  vehicleProblems,
} from '../../../server/areas/fleet/rules';

const today = new Date('2026-11-21T10:00:00Z');
const volvo = { title: 'Volvo', class_id: '1' };
const fh = { title: 'FH 460', make_id: '101' };
const tractor = { license: 'WGM 2041K', vehicle_class_id: '1', vehicle_make_id: '101', vehicle_model_id: '10102' };

describe('validation of a vehicle', () => {
  test.each([
    ['nothing, when class, make and model belong together', tractor, { make: volvo, model: fh }, {}],
    [
      'a make of another class',
      { ...tractor, vehicle_class_id: '2' },
      { make: volvo, model: fh },
      { vehicle_make: 'not_of_class' },
    ],
    [
      'a make without a class',
      { ...tractor, vehicle_class_id: null },
      { make: volvo, model: fh },
      { vehicle_make: 'not_of_class' },
    ],
    [
      'a model of another make',
      { ...tractor, vehicle_make_id: '102' },
      { make: volvo, model: fh },
      { vehicle_model: 'not_of_make' },
    ],
    [
      'a listed model and a typed one',
      { ...tractor, vehicle_model_input: 'FH 470' },
      { make: volvo, model: fh },
      { vehicle_model_input: 'model_or_text' },
    ],
    ['a VIN with the letter O', { vin: 'YV2RT40A5KB87320O' }, {}, { vin: 'vin' }],
    ['a VIN of 16 characters', { vin: 'YV2RT40A5KB87320' }, {}, { vin: 'vin' }],
    ['a right VIN', { vin: 'YV2RT40A5KB873209' }, {}, {}],
    ['a year before anything that still runs', { year: 1949 }, {}, { year: 'year' }],
    ["next year's model", { year: 2027 }, {}, {}],
    ['a year that is not sold yet', { year: 2028 }, {}, { year: 'year' }],
    ['less than nothing to carry', { carrying_capacity: -1 }, {}, { carrying_capacity: 'too_small' }],
    ['more places than any vehicle has', { places: 101 }, {}, { places: 'too_large' }],
    ['a plate that is too long', { license: 'W'.repeat(21) }, {}, { license: 'too_long' }],
    [
      'what a verification wants while it waits for one',
      { verify: 'UNDER_REVIEW' },
      {},
      { vin: 'required', vehicle_class: 'required', vehicle_make: 'required' },
    ],
    [
      'nothing, when a typed model stands for the make',
      { verify: 'UNDER_REVIEW', vin: 'YV2RT40A5KB873209', vehicle_class_id: '1', vehicle_model_input: 'FH 470' },
      {},
      {},
    ],
    ['nothing of that while it does not', { verify: 'NOT_VERIFIED' }, {}, {}],
  ])('%s', (_name, vehicle, chosen, problems) => {
    const found = vehicleProblems(vehicle, chosen, today);
    expect(Object.fromEntries(Object.entries(found).map(([field, [first]]) => [field, first?.code]))).toEqual(problems);
  });
});

describe('make and model as one text', () => {
  test.each([
    ['the listed model', tractor, { make: volvo, model: fh }, 'Volvo FH 460'],
    ['the typed model', { vehicle_model_input: 'FH 470' }, { make: volvo }, 'Volvo FH 470'],
    ['the make alone', {}, { make: volvo }, 'Volvo'],
    ['a typed model alone', { vehicle_model_input: 'Autosan D-83' }, {}, 'Autosan D-83'],
    ['neither', {}, {}, null],
  ])('%s', (_name, vehicle, chosen, text) => {
    expect(makeAndModelText(vehicle, chosen)).toBe(text);
  });
});

describe('a verification is revoked', () => {
  const verified = { ...tractor, verify: 'VERIFIED', year: 2020, places: 33 };
  test.each([
    ['when the plate changes', verified, { ...verified, license: 'WX 10000' }, true],
    ['when the year is cleared', verified, { ...verified, year: null }, true],
    ['not when only the places change', verified, { ...verified, places: 34 }, false],
    ['not when there was none', { ...verified, verify: 'UNDER_REVIEW' }, { ...verified, license: 'WX 10000' }, false],
    ['not when an empty field stays empty', { ...verified, vin: null }, { ...verified, vin: undefined }, false],
  ])('%s', (_name, before, after, lost) => {
    expect(losesVerification(before, after)).toBe(lost);
  });
});

test('stores a plate in capitals with single spaces', () => {
  expect(normalizePlate('wgm   2041k')).toBe('WGM 2041K');
});

describe('the limits of a class', () => {
  const van = { max_places: 10, max_payload: 3500, carries: true };
  const tractorUnit = { max_places: null, max_payload: null, carries: false };
  test.each([
    [van, { places: 10, carrying_capacity: 3500 }, {}],
    [
      van,
      { places: 11, carrying_capacity: 99_000 },
      { places: 'places_of_class', carrying_capacity: 'payload_of_class' },
    ],
    [tractorUnit, { places: 0, carrying_capacity: null }, {}],
    [
      tractorUnit,
      { places: 1, carrying_capacity: 500 },
      { places: 'class_carries_nothing', carrying_capacity: 'class_carries_nothing' },
    ],
  ])('of %j judge %j', (limits, vehicle, expected) => {
    const found = Object.entries(classProblems(null, vehicle, limits)).map(([field, [first]]) => [field, first?.code]);
    expect(Object.fromEntries(found)).toEqual(expected);
    expect(classProblems(vehicle, { ...vehicle }, limits)).toEqual({});
  });
});

test('reads a plate without its spaces, hyphens and case', () => {
  expect(['WGM 2041K', 'wgm-2041-k', 'WGM2041K'].map(barePlate)).toEqual(Array(3).fill('WGM2041K'));
});
