import { expect, it } from 'vitest';
import type { Field, FilterComparison } from '../../../resources/fields';
import { pastedValuesOf } from '../../../src/screens/list/pastedValues';

const plate: Field = { type: 'text' };

it.each<[string, Field, FilterComparison, string, readonly string[] | null]>([
  ['a column', plate, 'contains', 'WGM 1\nWGM 2\n', ['WGM 1', 'WGM 2']],
  ['a row', plate, 'equals', 'WGM 1\tWGM 2', ['WGM 1', 'WGM 2']],
  ['a single text', plate, 'contains', 'WGM 1\n', null],
  ['a list into a list, which its input takes', plate, 'in', 'WGM 1\nWGM 2', null],
  ['a list into a number', { type: 'number' }, 'between', '1\n2', null],
])('reads %s', (_name, field, comparison, text, expected) => {
  expect(pastedValuesOf(text, field, comparison)).toEqual(expected);
});
