import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  fieldProblems,
  boundedNumberSchema,
  schemaProblemsOf,
  limitedTextSchema,
  checkedTextSchema,
} from '../../../server/dialect/field-schemas';

const isShout = (value: string) => value === value.toUpperCase();

describe("a field's problems in the codes of the contract", () => {
  it.each([
    ['a text of the greatest length', limitedTextSchema(3), 'abc', []],
    ['a text that is too long', limitedTextSchema(3), 'abcd', [{ code: 'too_long', payload: { max: 3 } }]],
    ['a number at its bound', boundedNumberSchema(1, 5), 5, []],
    ['a number that is too small', boundedNumberSchema(1, 5), 0, [{ code: 'too_small', payload: { min: 1 } }]],
    ['a number that is too large', boundedNumberSchema(1, 5), 5.5, [{ code: 'too_large', payload: { max: 5 } }]],
    ['a text that fails its check', checkedTextSchema(isShout, 'capitals'), 'a', [{ code: 'capitals' }]],
    [
      'two problems',
      z.string().max(1).refine(isShout, 'capitals'),
      'ab',
      [{ code: 'too_long', payload: { max: 1 } }, { code: 'capitals' }],
    ],
    [
      'the first of two problems when that ends the checks',
      z.string().max(1, { abort: true }).refine(isShout, 'capitals'),
      'ab',
      [{ code: 'too_long', payload: { max: 1 } }],
    ],
    ['null', limitedTextSchema(3), null, []],
    ['a missing value', boundedNumberSchema(1, 5), undefined, []],
    ['a number as PostgreSQL returns it', boundedNumberSchema(1, 5), '12.50', []],
  ])('of %s', (_name, schema, value, problems) => {
    expect(schemaProblemsOf(schema, value)).toEqual(problems);
  });

  it('stand by field, without the fields that are right', () => {
    expect(
      fieldProblems({ name: limitedTextSchema(3), city: limitedTextSchema(3) }, { name: 'abcd', city: 'abc' }),
    ).toEqual({
      name: [{ code: 'too_long', payload: { max: 3 } }],
    });
  });
});
