import { describe, expect, it } from 'vitest';
import { pixelCountProblem, findFileCollectionRule } from '../../../server/areas/media/rules';

describe('the pixels of a picture', () => {
  it.each([
    ['VEHICLE', 'photos', 50],
    ['VEHICLE', 'papers', 50],
    ['COMPANY', 'logo', 25],
    ['COMPANY', 'papers', 50],
    ['USER', 'avatar', 25],
    ['CUSTOMER', 'avatar', 25],
    ['SERVICE_TRANSPORTATION', 'papers', 50],
    ['TASK', 'photos', 50],
    ['TASK', 'papers', 50],
    ['TASK', 'signature', 5],
  ] as const)('of %s %s are limited to %d million', (model_type, collection, max) => {
    const rule = findFileCollectionRule({ model_type, collection });
    if (!rule) throw new Error('There is no such collection.');
    expect(pixelCountProblem(rule, max * 1_000_000)).toBeUndefined();
    expect(pixelCountProblem(rule, max * 1_000_000 + 1)).toEqual({ code: 'picture_too_large', payload: { max } });
  });
});
