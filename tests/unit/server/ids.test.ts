import { describe, expect, it } from 'vitest';
import { isId } from '../../../server/database/ids';

describe('an id', () => {
  it.each([
    ['1', true],
    ['379512345678901234', true],
    // Ids contain the time of their creation. From 2031 on, new ids will have 19 digits.
    ['1000000000000000000', true],
    ['9223372036854775807', true],
    ['9223372036854775808', false],
    ['99999999999999999999', false],
    ['-1', false],
    ['1.5', false],
    ['', false],
    [1, false],
    [undefined, false],
  ])('accepts what a bigint of the database holds: %j is %s', (value, valid) => expect(isId(value)).toBe(valid));
});
