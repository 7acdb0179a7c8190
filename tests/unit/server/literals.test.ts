import { expect, it } from 'vitest';
import { withLiterals } from '../../../server/database/literals';

it('writes each parameter as a literal that no value can leave', () => {
  const params = ["it's", 'a\\', null, 12, true, ['x,"y"', "O'Neil", null], '$1', ['1', '2']];
  const text = 'SELECT $1, $2, $3, $4, $5, $6, $7, $8::bigint[], $1';
  expect(withLiterals({ text, params })).toBe(
    String.raw`SELECT 'it''s',  E'a\\', NULL, '12', 'true',  E'{"x,\\"y\\"","O''Neil",NULL}', '$1', '{"1","2"}'::bigint[], 'it''s'`,
  );
  expect(() => withLiterals({ text: 'SELECT $1', params: [{}] })).toThrow('no literal');
});
