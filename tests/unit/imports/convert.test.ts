import { describe, expect, it } from 'vitest';
import { convertCell } from '../../../server/areas/imports/convert';
import type { ImportField } from '../../../server/areas/imports/definition';
import type { Cell } from '../../../server/spreadsheet/read';

const words = new Map([
  ['firma', 'BUSINESS'],
  ['w eksploatacji', 'true'],
]);
const countries = new Map([
  ['polska', 'PL'],
  ['poland', 'PL'],
  ['pl', 'PL'],
]);
const type: ImportField = { kind: 'enum', values: ['BUSINESS', 'PERSONAL'] };
const european = { decimal: ',', dateOrder: 'DMY', phoneCountry: 'PL', countries } as const;
const american = { ...european, decimal: '.', dateOrder: 'MDY' } as const;

/** The value of a cell, or the code of its problem with a leading `!`. */
function outcome(cell: Cell, field: ImportField, conversion: typeof european | typeof american = european): unknown {
  const converted = convertCell(cell, field, words, conversion);
  return 'value' in converted ? converted.value : `!${converted.problem.code}`;
}

describe('a cell', () => {
  it.each<[ImportField['kind'], Cell, unknown]>([
    ['number', 12.5, 12.5],
    ['number', '1234,5', 1234.5],
    ['number', '1 234,50', 1234.5],
    ['number', '1\u00a0234,50', 1234.5],
    ['number', '1.234,50', 1234.5],
    ['number', '1,234.50', 1234.5],
    ['number', "1'234.50", 1234.5],
    ['number', '1.234.567', 1234567],
    ['number', '1,234', 1.234],
    ['number', '1.234', 1234],
    ['number', '0.125', 0.125],
    ['number', '12.5', 12.5],
    ['number', '-3', -3],
    ['number', '−3', -3],
    ['number', '1,2E+03', 1200],
    ['number', '', null],
    ['number', ' ', null],
    ['number', 'twelve', '!import_number'],
    ['number', '12 t', '!import_number'],
    ['number', '1.23.456', '!import_number'],
    ['number', '1,2,3', '!import_number'],
    ['number', { date: '2026-11-24' }, '!import_number'],
    ['number', { error: '#DIV/0!' }, '!import_formula_error'],
    ['integer', '2019', 2019],
    ['integer', '2019,5', '!import_integer'],
    ['integer', 1e300, '!import_integer'],
    ['date', '2026-11-24', '2026-11-24'],
    ['date', '2026/11/24', '2026-11-24'],
    ['date', '2026-11-24T08:30:00Z', '2026-11-24'],
    ['date', '24.11.2026', '2026-11-24'],
    ['date', '24.11.2026 08:30', '2026-11-24'],
    ['date', '24/11/2026', '2026-11-24'],
    ['date', '4-1-26', '2026-01-04'],
    ['date', { date: '2026-11-24T08:30:00' }, '2026-11-24'],
    ['date', '31.02.2026', '!import_date'],
    ['date', '11/24/2026', '!import_date'],
    ['date', 'tomorrow', '!import_date'],
    ['date', 46350, '!import_date'],
    ['boolean', 'TAK', true],
    ['boolean', 'no', false],
    ['boolean', 'fałsz', false],
    ['boolean', 'w eksploatacji', true],
    ['boolean', 1, true],
    ['boolean', false, false],
    ['boolean', 'maybe', '!import_boolean'],
    ['country', 'Polska', 'PL'],
    ['country', 'pl', 'PL'],
    ['country', 'Polonia', '!country'],
    ['phone', '22 123 45 67', '+48 22 123 45 67'],
    ['phone', '+49 30 901820', '+49 30 901820'],
    ['phone', '0049 30 901820', '+49 30 901820'],
    ['phone', 48221234567, '+48 22 123 45 67'],
    ['phone', '123', '123'],
    ['text', ' WGM 2041K ', 'WGM 2041K'],
    ['text', 2041, '2041'],
    ['text', { date: '2026-02-01' }, '!import_text_is_date'],
    ['relations', 'driver; logistician', ['driver', 'logistician']],
  ])('of the kind %s: %j becomes %j', (kind, cell, expected) => {
    expect(outcome(cell, { kind })).toEqual(expected);
  });

  it.each<[Cell, unknown]>([
    ['BUSINESS', 'BUSINESS'],
    ['personal', 'PERSONAL'],
    ['Firma ', 'BUSINESS'],
    ['Spółka', '!import_choice'],
  ])('of a choice: %j becomes %j', (cell, expected) => {
    expect(outcome(cell, type)).toBe(expected);
  });

  it('reads what is ambiguous as the settings say', () => {
    expect(outcome('1,234', { kind: 'number' }, american)).toBe(1234);
    expect(outcome('1.234', { kind: 'number' }, american)).toBe(1.234);
    expect(outcome('03/04/2026', { kind: 'date' })).toBe('2026-04-03');
    expect(outcome('03/04/2026', { kind: 'date' }, american)).toBe('2026-03-04');
    expect(outcome('03.04.2026', { kind: 'date' }, american)).toBe('2026-04-03');
  });
});
