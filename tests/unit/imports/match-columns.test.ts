import { describe, expect, it } from 'vitest';
import { matchColumns, type NamedField } from '../../../src/screens/import/matchColumns';

const field = (path: string, names: readonly string[], more: Partial<NamedField> = {}): NamedField => ({
  field: path,
  kind: 'TEXT',
  values: [],
  required: false,
  is_key: false,
  once: false,
  label: names[0] ?? path,
  names: [...names, path, path.split('.').at(-1) ?? ''],
  words: [],
  choices: [],
  ...more,
});

const fields = [
  field('license', ['Plate', 'Numer rejestracyjny']),
  field('vin', ['VIN', 'VIN nadwozia'], { pattern: '^[A-HJ-NPR-Z0-9]{17}$' }),
  field('carrying_capacity', ['Payload', 'Ładowność'], { kind: 'NUMBER' }),
  field('profile.email', ['E-mail']),
  field('profile.type', ['Customer type', 'Rodzaj klienta'], {
    kind: 'ENUM',
    words: [
      { text: 'Firma', value: 'BUSINESS' },
      { text: 'Company', value: 'BUSINESS' },
    ],
  }),
  field('from', ['Loading from'], { kind: 'DATE' }),
  field('to', ['Loading to'], { kind: 'DATE' }),
];
const matched = (name: string, ...samples: unknown[]) => matchColumns([{ name, samples }], fields)[0];

describe('a column of a file', () => {
  it.each([
    ['Plate', 'license'],
    ['  plate: ', 'license'],
    ['NUMER REJESTRACYJNY', 'license'],
    ['Ladownosc (kg)', 'carrying_capacity'],
    ['Payload [t]', 'carrying_capacity'],
    ['carrying_capacity', 'carrying_capacity'],
    ['e mail', 'profile.email'],
    ['email', 'profile.email'],
    ['Payload in kg', 'carrying_capacity'],
    ['Numer', 'license'],
    ['Loading', undefined],
    ['Colour', undefined],
    ['', undefined],
  ])('%j is matched to %j by its heading', (heading, expected) => {
    expect(matched(heading)).toBe(expected);
  });

  it('is matched by its values where its heading says nothing', () => {
    expect(matched('?', 'YV2RT40A5KB873209', 'yv2rt40a5kb873210')).toBe('vin');
    expect(matched('?', 'a@example.com')).toBe('profile.email');
    expect(matched('?', 'FIRMA', 'company')).toBe('profile.type');
    expect(matched('?', 'FIRMA', 'Person')).toBeUndefined();
    expect(matched('?', { date: '2026-11-24' })).toBeUndefined();
    expect(matched('?')).toBeUndefined();
  });

  it('does not take a field that another column has', () => {
    const columns = ['VIN', 'Plate', 'vin', 'Plate'].map((name) => ({ name, samples: ['YV2RT40A5KB873209'] }));
    expect(matchColumns(columns, fields)).toEqual(['vin', 'license', undefined, undefined]);
  });
});
