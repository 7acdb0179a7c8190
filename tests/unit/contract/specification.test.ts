import { readFileSync } from 'node:fs';
import { buildSchema, isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import {
  absentMethods,
  specifiedFields,
  specifiedMutations,
  specifiedQueries,
  specifiedEnumValues,
} from './specification';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

function fieldsOf(name: string): string[] {
  const type = schema.getType(name);
  return isObjectType(type) || isInputObjectType(type) ? Object.keys(type.getFields()) : [];
}

function valuesOf(name: string): string[] {
  const type = schema.getType(name);
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
}

const missing = (wanted: string, there: readonly string[]) => wanted.split(' ').filter((name) => !there.includes(name));

describe('the contract and the specification', () => {
  it.each(Object.entries(specifiedFields))('%s has every field with the same spelling', (type, fields) => {
    expect(missing(fields, fieldsOf(type))).toEqual([]);
  });

  it.each(Object.entries(specifiedEnumValues))('%s has every value', (type, wanted) => {
    expect(missing(wanted, valuesOf(type))).toEqual([]);
  });

  it('have the same queries and mutations, except those not yet released', () => {
    const without = [
      ...missing(specifiedQueries, fieldsOf('Query')),
      ...missing(specifiedMutations, fieldsOf('Mutation')),
    ];
    expect(without.toSorted()).toEqual(Object.keys(absentMethods).toSorted());
  });
});
